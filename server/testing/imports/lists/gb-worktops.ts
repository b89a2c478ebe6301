import { above, article, blank, footer, header, section, struck } from './supplier-list.ts'
import type { SupplierList } from './supplier-list.ts'

const gbp = (v: number) => ({ v, format: '"£"#,##0.00' })
const metres = (v: number) => ({ v, format: '0.0"m"' })
const laminate = { category: 'Laminate worktops', unit: 'meter' }
const oak = { category: 'Solid timber', unit: 'meter', days: 14 }
const more = { category: 'Worktop accessories' }

/** Metres in the price's name, another price by the length, stock in lengths, `as above`, rows struck out, pieces that have no metre price. */
export const gbWorktops: SupplierList = {
  name: 'Worktops trade April 26.xlsx',
  sheet: 'Worktops',
  before: { 'Read me': [['Ashcombe Surfaces'], ['Prices are held until 30 June 2026']] },
  rows: [
    above({ v: 'ASHCOMBE SURFACES LTD', across: 10 }),
    blank(),
    header('Product code', 'Decor', 'Finish', 'Length', 'Depth (mm)', 'Thickness (mm)', '£ per m (ex VAT)', '£ per length (ex VAT)', 'Stock', 'Availability'),
    section({ v: 'Laminate worktops', across: 10 }),
    article({ ...laminate, model: 'AL-3001', name: 'Flint Terrazzo', size: '3000 × 600 × 38', price: '42.00', stock: 24, days: 0 }, 'AL-3001', 'Flint Terrazzo', 'Matt', metres(3), 600, 38, gbp(42), gbp(126), 24, 'In stock'),
    article({ ...laminate, model: 'AL-4101', name: 'Flint Terrazzo', size: '4100 × 600 × 38', price: '42.00', stock: 6, days: 0 }, 'AL-4101', 'As above', 'Matt', metres(4.1), 600, 38, gbp(42), gbp(172.2), 6, 'In stock'),
    struck('AL-3002', 'Harbour Slate', 'Gloss', metres(3), 600, 38, gbp(30), gbp(90), 1, 'In stock'),
    article({ ...laminate, model: 'AL-3010', name: 'Calder Marble', size: '3000 × 900 × 22', price: '61.50', stock: 0, days: 7 }, 'AL-3010', 'Calder Marble', 'Satin', metres(3), 900, 22, gbp(61.5), gbp(184.5), 0, '5-7 days'),
    section({ v: 'Solid timber', across: 10 }),
    article({ ...oak, model: 'AT-3001', name: 'Prime Oak', size: '3000 × 620 × 40', price: '118.00', stock: 12 }, 'AT-3001', 'Prime Oak', 'Unoiled', metres(3), 620, 40, gbp(118), gbp(354), 12, '2 weeks'),
    article({ ...oak, model: 'AT-2001', name: 'Prime Oak', size: '2000 × 620 × 40', price: '109.75', stock: 3 }, 'AT-2001', 'Prime Oak', 'Oiled', metres(2), 620, 40, gbp(109.75), gbp(219.5), 3, '2 weeks'),
    article({ ...oak, model: 'AT-9000', name: 'Bespoke Iroko', size: '- × 620 × 40', stock: 0, days: 42 }, 'AT-9000', 'Bespoke Iroko', 'Unoiled', null, 620, 40, 'POA', 'POA', 0, '6 weeks'),
    struck('AT-3005', 'Zebrano', 'Oiled', metres(3), 620, 40, gbp(190), gbp(570), 0, 'Discontinued'),
    section({ v: 'Worktop accessories', across: 10 }),
    article({ ...more, model: 'AX-10', name: 'Edging strip', size: '3000 × 45 × 1', unit: 'meter', price: '1.80', stock: 200, days: 0 }, 'AX-10', 'Edging strip', 'Matt', metres(3), 45, 1, gbp(1.8), gbp(5.4), 200, 'In stock'),
    article({ ...more, model: 'AX-20', name: 'Worktop bolts (pack of 10)', unit: 'pack', price: '8.50', stock: 55, days: 0 }, 'AX-20', 'Worktop bolts (pack of 10)', null, null, null, null, '–', '£8.50 per pack', 55, 'In stock'),
    article({ ...more, model: 'AX-30', name: 'Danish oil 1 l', unit: 'piece', price: '14.95', stock: 18, days: 0 }, 'AX-30', 'Danish oil 1 l', null, null, null, null, '£14.95 each', '–', 18, 'In stock'),
    blank(),
    footer({ v: 'Delivery £35.00 + VAT per drop. Full lengths only.', across: 10 }),
  ], // prettier-ignore
  answers: {
    constants: { 'brand.englishName': 'Ashcombe' },
    columns: { Decor: { target: 'enName' }, 'Depth (mm)': { target: 'sku.size.width' } },
  },
  all: { brand: 'Ashcombe', currency: 'GBP', tax: false },
}
