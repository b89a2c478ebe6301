import { above, article, blank, footer, header, section } from './supplier-list.ts'
import type { SupplierList } from './supplier-list.ts'

const floor = { category: 'PAVIMENTO PORCELÁNICO', unit: 'square_meter' }
const big = { ...floor, size: '600 × 600 × 9', pieces: 4, coverage: 1.44 }
const wall = { category: 'REVESTIMIENTO PASTA BLANCA', size: '200 × 600 × 8' }
const square = { ...wall, unit: 'square_meter', pieces: 9, coverage: 1.08 }

/** Prices by pallets, "ídem" and 〃 for what stands above, new and ending marks on numbers and prices, a note between the rows. */
export const esTiles: SupplierList = {
  name: 'tarifa_2026.csv',
  encoding: 'windows-1252',
  rows: [
    above('Azulejos Peñarroya del Turia, S.L.'),
    above('TARIFA DE PRECIOS ENERO 2026', '', '', '', '', '', '', '', 'IVA no incluido'),
    blank(),
    header('Ref.', 'Descripción', 'Color', 'Formato (cm)', 'Espesor (mm)', 'Ud.', 'Pzs/caja', 'm²/caja', 'Precio €', 'Precio € desde 1 palet', 'Plazo'),
    section('PAVIMENTO PORCELÁNICO'),
    article({ ...big, model: 'PT-6001', name: 'Albufera mate', colour: 'Blanco', price: '18.90', days: 0 }, 'PT-6001', 'Albufera mate', 'Blanco', '60x60', '9', 'm²', '4', '1,44', '18,90', '17,20', 'en stock'),
    article({ ...big, model: 'PT-6002', name: 'Albufera mate', colour: 'Gris', price: '18.90', days: 0 }, 'PT-6002', 'ídem', 'Gris', 'ídem', 'ídem', 'ídem', 'ídem', 'ídem', 'ídem', 'ídem', 'ídem'),
    article({ ...big, model: 'PT-6003', name: 'Albufera mate', colour: 'Arena', price: '19.50', days: 21 }, 'PT-6003', '"', 'Arena', '"', '"', '"', '"', '"', '19,50', '17,80', '3 semanas'),
    article({ ...floor, model: 'PT-9001', name: 'Albufera rectificado', colour: 'Blanco', size: '900 × 900 × 10', pieces: 2, coverage: 1.62, price: '27.40', days: 21 }, 'PT-9001', 'Albufera rectificado', 'Blanco', '90x90', '10', 'm²', '2', '1,62', '27,40', '25,10', '3 semanas'),
    article({ ...floor, model: 'PT-9002', name: 'Albufera rectificado', colour: 'Gris', size: '900 × 900 × 10', pieces: 2, coverage: 1.62, days: 21 }, 'PT-9002', 'Albufera rectificado', 'Gris', '90x90', '10', 'm²', '2', '1,62', 'consultar', 'consultar', '3 semanas'),
    footer('Rodapiés: suplemento del 10 % en cortes especiales.'),
    article({ category: floor.category, model: 'RD-6001', name: 'Rodapié Albufera', colour: 'Blanco', size: '80 × 600 × 9', unit: 'piece', pieces: 20, price: '2.85', days: 0 }, 'RD-6001', 'Rodapié Albufera', 'Blanco', '8x60', '9', 'pza', '20', '–', '2,85', '–', 'en stock'),
    section('REVESTIMIENTO PASTA BLANCA'),
    article({ ...square, model: 'RV-2001', name: 'Xàtiva brillo', colour: 'Blanco', price: '14.30', days: 0 }, 'RV-2001', 'Xàtiva brillo', 'Blanco', '20x60', '8', 'm2', '9', '1,08', '14,30', '13,10', 'en stock'),
    article({ ...square, model: 'RV-2002', name: 'Xàtiva brillo', colour: 'Verde agua', price: '15.10', days: 0 }, 'RV-2002', 'Xàtiva brillo', 'Verde agua', '20x60', '8', 'm2', '9', '1,08', '15,10*', '13,90', 'en stock'),
    article({ ...wall, model: 'RV-20D1', name: 'Xàtiva decorado', colour: 'Multicolor', unit: 'set', pieces: 3, price: '1150.00', days: 42 }, 'RV-20D1', 'Xàtiva decorado', 'Multicolor', '20x60', '8', 'juego', '3', '', '1.150,00', '–', '5-6 semanas'),
    blank(),
    footer('* A extinguir, hasta fin de existencias.'),
    footer('Pedido mínimo 300 €. Precios en euros, salvo error u omisión.'),
    footer('Pág. 1'),
  ], // prettier-ignore
  answers: {
    constants: { 'brand.englishName': 'Peñarroya' },
    columns: { Descripción: { target: 'enName' }, 'Pzs/caja': { target: 'sku.packPieces' } },
  },
  all: { brand: 'Peñarroya', currency: 'EUR', tax: false },
}
