import { above, article, blank, footer, header, section } from './supplier-list.ts'
import type { SupplierList } from './supplier-list.ts'

const glue = { category: 'LINHA COLADA', unit: 'square_meter', size: '184.2 × 1219.2 × 2', coverage: 4.49, pieces: 20 }
const click = { category: 'LINHA CLICK', unit: 'square_meter', size: '180 × 1220 × 4.5', coverage: 2.2, pieces: 10 }
const more = { category: 'ACESSÓRIOS' }

/** Reais in cells, a list and a cash price, boxes by area and by boards, working days, freight that is not included. */
export const brVinyl: SupplierList = {
  name: 'tabela_vinilicos_jan26.csv',
  encoding: 'windows-1252',
  rows: [
    above('PISONORTE REVESTIMENTOS LTDA'),
    above('Tabela de preços nº 07/2026 - Revenda'),
    blank(),
    header('Código', 'Descrição', 'Cor', 'Formato', 'Esp. (mm)', 'm²/caixa', 'Réguas/caixa', 'Un.', 'Preço de tabela', 'Preço à vista', 'Estoque', 'Prazo de entrega'),
    section('LINHA COLADA'),
    article({ ...glue, model: 'PN-2001', name: 'Serra Clara', colour: 'Carvalho Claro', price: '89.90', stock: 1250.5, days: 0 }, 'PN-2001', 'Serra Clara', 'Carvalho Claro', '184,2 x 1219,2 mm', '2,0', '4,49', '20', 'm²', 'R$ 89,90', 'R$ 85,40', '1.250,5', 'pronta entrega'),
    article({ ...glue, model: 'PN-2002', name: 'Serra Escura', colour: 'Imbuia', price: '89.90', stock: 340, days: 0 }, 'PN-2002', 'Serra Escura', 'Imbuia', '184,2 x 1219,2 mm', '2,0', '4,49', '20', 'm²', 'R$ 89,90', 'R$ 85,40', '340', 'pronta entrega'),
    article({ ...glue, model: 'PN-2010', name: 'Cimento Praia', colour: 'Cinza', size: '609.6 × 609.6 × 3', coverage: 3.72, pieces: 10, price: '104.50', stock: 0, days: 14 }, 'PN-2010', 'Cimento Praia', 'Cinza', '609,6 x 609,6 mm', '3,0', '3,72', '10', 'm²', 'R$ 104,50', 'R$ 99,30', '0', '10 dias úteis'),
    section('LINHA CLICK'),
    article({ ...click, model: 'PC-4501', name: 'Vale do Ipê', colour: 'Freijó', price: '159.00', stock: 88, days: 7 }, 'PC-4501', 'Vale do Ipê', 'Freijó', '180 x 1220 mm', '4,5', '2,20', '10', 'm²', 'R$ 159,00', 'R$ 151,05', '88', '7 dias'),
    article({ ...click, model: 'PC-4502', name: 'Vale do Ipê', colour: 'Nogueira', price: '159.00', stock: 12, days: 7 }, 'PC-4502', 'Vale do Ipê', 'Nogueira', '180 x 1220 mm', '4,5', '2,20', '10', 'm²', 'R$ 159,00', 'R$ 151,05', '12', '7 dias'),
    article({ ...click, model: 'PC-4590', name: 'Edição Atelier', colour: 'Natural', stock: 0 }, 'PC-4590', 'Edição Atelier', 'Natural', '180 x 1220 mm', '4,5', '2,20', '10', 'm²', 'sob consulta', 'sob consulta', '0', 'sob encomenda'),
    section('ACESSÓRIOS'),
    article({ ...more, model: 'RD-080', name: 'Rodapé poliestireno 80 mm', colour: 'Branco', unit: 'piece', size: '80 × 2400 × 15', price: '42.00', stock: 560, days: 0 }, 'RD-080', 'Rodapé poliestireno 80 mm', 'Branco', '80 x 2400 mm', '15,0', '', '', 'barra', 'R$ 42,00', 'R$ 39,90', '560', 'pronta entrega'),
    article({ ...more, model: 'CL-004', name: 'Cola acrílica 4 kg', unit: 'bucket', price: '118.90', stock: 40, days: 0 }, 'CL-004', 'Cola acrílica 4 kg', '', '', '', '', '', 'balde', 'R$ 118,90', 'R$ 112,95', '40', 'pronta entrega'),
    article({ ...more, model: 'MT-001', name: 'Manta acústica 2 mm', unit: 'roll', size: '- × - × 2', coverage: 10, price: '1180.00', stock: 7, days: 21 }, 'MT-001', 'Manta acústica 2 mm', '', '', '2,0', '10,00', '', 'rolo', 'R$ 1.180,00', 'R$ 1.121,00', '7', '3 semanas'),
    blank(),
    footer('Frete não incluso. Pedido mínimo: R$ 1.500,00. Validade: 31/03/2026.'),
  ], // prettier-ignore
  currencies: ['BRL'],
  answers: {
    constants: { 'brand.englishName': 'Pisonorte' },
    columns: {
      Código: { target: 'sku.model' },
      Descrição: { target: 'enName' },
      Cor: { target: 'sku.color' },
      Formato: { target: 'sku.size' },
      'Esp. (mm)': { target: 'sku.size.thickness' },
      'm²/caixa': { target: 'sku.packCoverage' },
      'Réguas/caixa': { target: 'sku.packPieces' },
      'Un.': { target: 'measurementUnit', values: { barra: 'piece', balde: 'bucket', rolo: 'roll' } },
      'Preço de tabela': { target: 'sku.price' },
      Estoque: { target: 'sku.stock' },
      'Prazo de entrega': { target: 'sku.leadTimeDays', values: { 'pronta entrega': '0', 'sob encomenda': '' } },
    },
  },
  all: { brand: 'Pisonorte', currency: 'BRL' },
}
