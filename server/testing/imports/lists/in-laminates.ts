import { above, article, blank, footer, header, section } from './supplier-list.ts'
import type { SupplierList } from './supplier-list.ts'

const sheet = { category: 'DECORATIVE LAMINATES', unit: 'sheet', size: '2438.4 × 1219.2 × 1' }
const fit = { category: 'CABINET HARDWARE' }

/** Lakhs, `450/-`, sheets of feet, MRP with all taxes beside dealer prices, a tax code, a running number. */
export const inLaminates: SupplierList = {
  name: 'Price List w.e.f 01.04.2026.xlsx',
  sheet: 'MRP List',
  rows: [
    above({ v: 'KALPITA DECOR PVT. LTD.', across: 10 }),
    above({ v: 'PRICE LIST W.E.F. 01.04.2026', across: 10 }),
    header('S.No.', 'Item Code', 'Description', 'Size', 'Thickness (mm)', 'HSN Code', 'Unit', 'Pcs/Box', 'Dealer Price (Rs.)', 'MRP (Rs.) Incl. GST'),
    section({ v: 'DECORATIVE LAMINATES', across: 10 }),
    article({ ...sheet, model: 'KL-0101', name: 'Suede White', price: '1450.00', pieces: 5 }, 1, 'KL-0101', 'Suede White', `8'x4'`, 1, '48239019', 'Sheet', 5, '870/-', '1,450/-'),
    article({ ...sheet, model: 'KL-0102', name: 'Suede Teak', price: '1450.00', pieces: 5 }, 2, 'KL-0102', 'Suede Teak', `8'x4'`, 1, '48239019', 'Sheet', 5, '870/-', '1,450/-'),
    article({ ...sheet, model: 'KL-0110', name: 'High Gloss Indigo', price: '2275.00', pieces: 5 }, 3, 'KL-0110', 'High Gloss Indigo', `8'x4'`, 1, '48239019', 'Sheet', 5, '1,365/-', '2,275/-'),
    article({ ...sheet, model: 'KL-0199', name: 'Customised Print', pieces: 1 }, 4, 'KL-0199', 'Customised Print', `8'x4'`, 1, '48239019', 'Sheet', 1, 'On request', 'On request'),
    section({ v: 'CABINET HARDWARE', across: 10 }),
    article({ ...fit, model: 'KH-020', name: 'Soft Close Hinge', unit: 'piece', price: '185.00', pieces: 100 }, 5, 'KH-020', 'Soft Close Hinge', null, null, '83021010', 'Nos', 100, '111/-', '185/-'),
    article({ ...fit, model: 'KH-031', name: 'Telescopic Channel 18"', unit: 'pair', price: '640.00', pieces: 20 }, 6, 'KH-031', 'Telescopic Channel 18"', null, null, '83024200', 'Pair', 20, '384/-', '640/-'),
    article({ ...fit, model: 'KH-050', name: 'Tandem Drawer Set', unit: 'set', price: '12500.50', pieces: 1 }, 7, 'KH-050', 'Tandem Drawer Set', null, null, '83024200', 'Set', 1, '7,500.00', '12,500.50'),
    article({ ...fit, model: 'KH-090', name: 'Motorised Wardrobe Lift', unit: 'set', price: '125000.00', pieces: 1 }, 8, 'KH-090', 'Motorised Wardrobe Lift', null, null, '84288990', 'Set', 1, '75,000.00', '1,25,000.00'),
    blank(),
    footer('Terms: 1) Prices ex-godown. 2) Freight and insurance extra. 3) Prices are subject to change without prior notice.'),
    footer('** This supersedes all previous price lists.'),
  ], // prettier-ignore
  currencies: ['INR'],
  answers: {
    constants: { 'brand.englishName': 'Kalpita' },
    signs: { rs: 'INR' },
    columns: { Description: { target: 'enName' } },
  },
  all: { brand: 'Kalpita', currency: 'INR', tax: true },
}
