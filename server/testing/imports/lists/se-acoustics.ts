import { above, article, blank, footer, header, hidden, section, subsection } from './supplier-list.ts'
import type { SupplierList } from './supplier-list.ts'

const kr = (v: number) => ({ v, format: '#,##0.00' })
const soft = { category: 'TAKABSORBENTER > Norrljus', unit: 'square_meter' }
const edge = { category: 'TAKABSORBENTER > Norrljus kant E', unit: 'square_meter', days: 21 }
const wall = { category: 'VÄGGABSORBENTER > Fjällvik', unit: 'piece', days: 28 }

/** Kronor named above the table only, thousands with a space, the unit and the size below a blank as above, one price per square metre and one per pack. */
export const seAcoustics: SupplierList = {
  name: 'Prislista akustik 2026.xlsx',
  sheet: 'Prislista',
  rows: [
    above({ v: 'Granvik Akustik AB', across: 10 }),
    above({ v: 'Prislista 2026:1 – priser i SEK exkl. moms, gäller fr.o.m. 2026-02-01', across: 10 }),
    blank(),
    header('Art.nr', 'Benämning', 'Kulör', 'Mått (mm)', 'Tjocklek (mm)', 'Enhet', 'Pris/enhet', 'Pris/förp.', 'm²/förp.', 'Leveranstid'),
    section({ v: 'TAKABSORBENTER', across: 10 }),
    subsection({ v: 'Norrljus', across: 10 }),
    article({ ...soft, model: '41001', name: 'Norrljus A', colour: 'Vit', size: '600 × 600 × 20', price: '129.00', coverage: 7.2, days: 0 }, 41001, 'Norrljus A', 'Vit', '600x600', 20, 'm²', kr(129), kr(928.8), 7.2, 'Lagervara'),
    article({ ...soft, model: '41002', name: 'Norrljus A', colour: 'Vit', size: '1200 × 600 × 20', price: '134.50', coverage: 7.2, days: 0 }, 41002, 'Norrljus A', 'Vit', '1200x600', 20, 'm²', kr(134.5), kr(968.4), 7.2, 'Lagervara'),
    article({ ...soft, model: '41003', name: 'Norrljus A', colour: 'Svart', size: '1200 × 600 × 20', price: '149.00', coverage: 7.2, days: 21 }, 41003, 'Norrljus A', 'Svart', '1200x600', 20, 'm²', kr(149), kr(1072.8), 7.2, '3 veckor'),
    article({ ...soft, model: '41009', name: 'Norrljus A', colour: 'Valfri NCS', size: '1200 × 600 × 20', coverage: 7.2 }, 41009, 'Norrljus A', 'Valfri NCS', '1200x600', 20, 'm²', 'på förfrågan', 'på förfrågan', 7.2, 'på förfrågan'),
    subsection({ v: 'Norrljus kant E', across: 10 }),
    article({ ...edge, model: '41101', name: 'Norrljus E', colour: 'Vit', size: '600 × 600 × 20', price: '158.00', coverage: 5.76 }, 41101, 'Norrljus E', 'Vit', '600x600', 20, 'm²', kr(158), kr(910.08), 5.76, '3 veckor'),
    article({ ...edge, model: '41102', name: 'Norrljus E', colour: 'NCS S 0502-Y', size: '600 × 600 × 20', price: '166.00', coverage: 5.76 }, 41102, 'Norrljus E', 'NCS S 0502-Y', '600x600', 20, 'm²', kr(166), kr(956.16), 5.76, '3 veckor'),
    hidden(41103, 'Norrljus E (utgått)', 'Vit', '1200x600', 20, 'm²', kr(99), kr(570.24), 5.76, 'Lagervara'),
    section({ v: 'VÄGGABSORBENTER', across: 10 }),
    subsection({ v: 'Fjällvik', across: 10 }),
    article({ ...wall, model: '52001', name: 'Fjällvik panel', colour: 'Grå', size: '2700 × 600 × 40', price: '1245.00' }, 52001, 'Fjällvik panel', 'Grå', '2700x600', 40, 'st', '1 245,00', '4 980,00', null, '4 veckor'),
    article({ ...wall, model: '52002', name: 'Fjällvik panel', colour: 'Blå', size: '2700 × 600 × 40', price: '1295.00' }, 52002, 'Fjällvik panel', 'Blå', '2700x600', 40, 'st', '1 295:-', '5 180:-', null, '4 veckor'),
    article({ ...wall, model: '52090', name: 'Montagelist', unit: 'meter', price: '46.00', days: 0 }, 52090, 'Montagelist', null, null, null, 'lpm', kr(46), null, null, 'Lagervara'),
    blank(),
    footer({ v: 'Fraktfritt vid order över 5 000 kr. Med reservation för tryckfel.', across: 10 }),
    footer('Sida 1 (1)'),
  ], // prettier-ignore
  currencies: ['SEK'],
  answers: {
    constants: { 'brand.englishName': 'Granvik' },
    columns: {
      'Art.nr': { target: 'sku.model' },
      Benämning: { target: 'enName' },
      Kulör: { target: 'sku.color' },
      'Mått (mm)': { target: 'sku.size' },
      'Tjocklek (mm)': { target: 'sku.size.thickness' },
      Enhet: { target: 'measurementUnit', values: { lpm: 'meter' } },
      'Pris/enhet': { target: 'sku.price' },
      'm²/förp.': { target: 'sku.packCoverage' },
      Leveranstid: { target: 'sku.leadTimeDays', values: { Lagervara: '0', '3 veckor': '21', '4 veckor': '28' } },
    },
  },
  all: { brand: 'Granvik', currency: 'SEK', tax: false },
}
