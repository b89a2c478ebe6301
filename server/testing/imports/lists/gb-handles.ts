import { above, article, blank, footer, header, section } from './supplier-list.ts'
import type { SupplierList } from './supplier-list.ts'

const tall = (v: string) => ({ v, down: 2 })
const gbp = (v: number) => ({ v, format: '"£"#,##0.00' })
const lever = { category: 'LEVER FURNITURE', unit: 'pair', size: '- × 52 × -' }
const pull = { category: 'PULL HANDLES', unit: 'piece', days: 35 }
const hinge = { category: 'HINGES', unit: 'pair', size: '102 × 76 × 3', days: 0 }

/** A matrix: the price of each finish in a column of its own. An article is bought in any of them, so its price is a range. */
export const gbHandles: SupplierList = {
  name: 'Ironmongery 2026.xlsx',
  sheet: 'Price list',
  rows: [
    above({ v: 'Oxbarrow Architectural Ironmongery', across: 9 }),
    above({ v: 'Price list no. 14 · all prices exclude VAT', across: 9 }),
    blank(),
    header(tall('Cat. No.'), tall('Description'), tall('Size (mm)'), tall('Unit'), { v: 'Price £', across: 4 }, null, null, null, tall('Lead time')),
    header(null, null, null, null, 'Polished brass', 'Satin chrome', 'Stainless', 'Black'),
    section({ v: 'LEVER FURNITURE', across: 9 }),
    article({ ...lever, size: '52 × 52 × -', model: 'OX100', name: 'Lever on round rose', price: '18.40–24.90', days: 0 }, 'OX100', 'Lever on round rose', '52 x 52', 'pair', gbp(24.9), gbp(18.4), gbp(19.2), gbp(21), 'ex stock'),
    article({ ...lever, size: '52 × 52 × -', model: 'OX101', name: 'Return-to-door lever', price: '19.80–22.50', days: 0 }, 'OX101', 'Return-to-door lever', '52 x 52', 'pair', '—', gbp(19.8), gbp(20.6), gbp(22.5), 'ex stock'),
    article({ ...lever, size: '180 × 45 × -', model: 'OX120', name: 'Lever on backplate', price: '31.00–38.00', days: 14 }, 'OX120', 'Lever on backplate', '180 x 45', 'pair', gbp(38), gbp(31), gbp(31), '—', '2 weeks'),
    section({ v: 'PULL HANDLES', across: 9 }),
    article({ ...pull, model: 'OX300', name: 'D pull handle 300 mm', size: '300 × 19 × -', price: '12.60–15.75' }, 'OX300', 'D pull handle 300 mm', '300 x 19', 'each', '—', gbp(12.6), gbp(13.1), gbp(15.75), '4-5 weeks'),
    article({ ...pull, model: 'OX301', name: 'D pull handle 600 mm', size: '600 × 25 × -', price: '24.00–28.80' }, 'OX301', 'D pull handle 600 mm', '600 x 25', 'each', '—', gbp(24), gbp(25.2), gbp(28.8), '4-5 weeks'),
    article({ ...pull, model: 'OX310', name: 'Bespoke pull handle' }, 'OX310', 'Bespoke pull handle', null, 'each', 'POA', 'POA', 'POA', 'POA', '5 weeks'),
    section({ v: 'HINGES', across: 9 }),
    article({ ...hinge, model: 'OX800', name: 'Ball bearing hinge', price: '6.90–11.20' }, 'OX800', 'Ball bearing hinge', '102 x 76 x 3', 'pair', gbp(11.2), gbp(8.1), gbp(6.9), gbp(9.4), 'ex stock'),
    article({ ...hinge, model: 'OX801', name: 'Ball bearing hinge, fire rated', price: '7.80' }, 'OX801', 'Ball bearing hinge, fire rated', '102 x 76 x 3', 'pair', '—', '—', gbp(7.8), '—', 'ex stock'),
    blank(),
    footer({ v: 'Other finishes: add 15 %. Carriage paid on orders over £250.', across: 9 }),
  ], // prettier-ignore
  answers: { constants: { 'brand.englishName': 'Oxbarrow' }, columns: { Description: { target: 'enName' } } },
  all: { brand: 'Oxbarrow', currency: 'GBP', tax: false },
}
