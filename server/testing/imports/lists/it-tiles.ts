import { above, article, blank, footer, header, section } from './supplier-list.ts'
import type { SupplierList } from './supplier-list.ts'

const euro = (v: number, down = 1) => ({ v, down, format: '#,##0.00' })
const down = (v: string, count: number) => ({ v, down: count })
const lunea = { category: 'COLLEZIONE LUNEA', coverage: 1.44, pieces: 4, unit: 'square_meter', size: '600 × 600 × 9' }
const strip = { category: 'COLLEZIONE LUNEA', coverage: 1.2, pieces: 5, unit: 'square_meter', size: '200 × 1200 × 9' }
const ombra = { category: 'COLLEZIONE OMBRAVIA', size: '300 × 600 × 8.5' }
const tile = { ...ombra, coverage: 1.08, pieces: 6, unit: 'square_meter' }
const inserted = { ...ombra, pieces: 2, unit: 'set' }

/** Sizes and prices merged over the colours of a group, sizes in centimetres that nobody says, square metres beside pieces. */
export const itTiles: SupplierList = {
  name: 'listino_2026.xlsx',
  sheet: 'Listino',
  rows: [
    above({ v: 'CERAMICHE LUNEA — LISTINO PREZZI N. 12', across: 10 }),
    above('in vigore dal 01/01/2026'),
    blank(),
    header('Codice', 'Descrizione', 'Colore', 'Formato', 'Sp. mm', 'U.M.', 'Prezzo € (IVA esclusa)', 'Pz/Sc', 'Mq/Sc', 'Kg/Sc'),
    section({ v: 'COLLEZIONE LUNEA', across: 10 }),
    article({ ...lunea, model: 'LN6001', name: 'Lunea naturale 60x60 rett.', colour: 'Bianco', price: '28.50' }, 'LN6001', 'Lunea naturale 60x60 rett.', 'Bianco', down('60x60', 3), { v: 9, down: 3 }, down('mq', 3), euro(28.5, 3), { v: 4, down: 3 }, { v: 1.44, down: 3 }, 29.5),
    article({ ...lunea, model: 'LN6002', name: 'Lunea naturale 60x60 rett.', colour: 'Cenere', price: '28.50' }, 'LN6002', 'Lunea naturale 60x60 rett.', 'Cenere', null, null, null, null, null, null, 29.5),
    article({ ...lunea, model: 'LN6003', name: 'Lunea naturale 60x60 rett.', colour: 'Nero', price: '28.50' }, 'LN6003', 'Lunea naturale 60x60 rett.', 'Nero', null, null, null, null, null, null, 29.5),
    article({ ...strip, model: 'LN2101', name: 'Lunea legno 20x120 rett.', colour: 'Rovere', price: '36.90' }, 'LN2101', 'Lunea legno 20x120 rett.', 'Rovere', down('20x120', 2), { v: 9, down: 2 }, down('mq', 2), euro(36.9, 2), { v: 5, down: 2 }, { v: 1.2, down: 2 }, 25),
    article({ ...strip, model: 'LN2102', name: 'Lunea legno 20x120 rett.', colour: 'Noce', price: '36.90' }, 'LN2102', 'Lunea legno 20x120 rett.', 'Noce', null, null, null, null, null, null, 25),
    article({ category: 'COLLEZIONE LUNEA', model: 'LNB601', name: 'Battiscopa Lunea 7,2x60', colour: 'Bianco', price: '5.40', unit: 'piece', size: '72 × 600 × 9', pieces: 12 }, 'LNB601', 'Battiscopa Lunea 7,2x60', 'Bianco', '7,2x60', 9, 'pz', euro(5.4), 12, null, 10.8),
    section({ v: 'COLLEZIONE OMBRAVIA', across: 10 }),
    article({ ...tile, model: 'OM3001', name: 'Ombravia rivestimento 30x60', colour: 'Avorio', price: '19.80' }, 'OM3001', 'Ombravia rivestimento 30x60', 'Avorio', '30x60', 8.5, 'mq', euro(19.8), 6, 1.08, 15.2),
    article({ ...tile, model: 'OM3002', name: 'Ombravia rivestimento 30x60', colour: 'Salvia', price: '19.80' }, 'OM3002', 'Ombravia rivestimento 30x60', 'Salvia', '30x60', 8.5, 'mq', euro(19.8), 6, 1.08, 15.2),
    article({ ...inserted, model: 'OM30D1', name: 'Inserto Ombravia fiore', colour: 'Multicolor', price: '1250.00' }, 'OM30D1', 'Inserto Ombravia fiore', 'Multicolor', '30x60', 8.5, 'set', euro(1250), 2, null, 5),
    article({ ...inserted, model: 'OM30D2', name: 'Inserto Ombravia foglia', colour: 'Multicolor' }, 'OM30D2', 'Inserto Ombravia foglia', 'Multicolor', '30x60', 8.5, 'set', 'su richiesta', 2, null, 5),
    blank(),
    footer({ v: 'Prezzi franco fabbrica. Imballo compreso. Pallet non reso.', across: 10 }),
    footer('Sp. = spessore; Pz/Sc = pezzi per scatola; Mq/Sc = metri quadri per scatola'),
  ], // prettier-ignore
  answers: {
    constants: { 'brand.englishName': 'Lunea' },
    columns: {
      Descrizione: { target: 'enName' },
      Formato: { target: 'sku.size', unit: 'cm' },
      'Sp. mm': { target: 'sku.size.thickness' },
      'Pz/Sc': { target: 'sku.packPieces' },
      'Mq/Sc': { target: 'sku.packCoverage' },
    },
  },
  all: { brand: 'Lunea', currency: 'EUR', tax: false },
}
