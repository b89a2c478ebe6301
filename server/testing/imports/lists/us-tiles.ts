import { above, again, article, blank, footer, header, section, struck } from './supplier-list.ts'
import type { SupplierList } from './supplier-list.ts'

const HEADER = ['SKU', 'UPC', 'Description', 'Color', 'Nominal Size', 'Thickness', 'UOM', 'Pcs/Ctn', 'SF/Ctn', 'Dealer Cost', 'MSRP', 'Lead Time'] // prettier-ignore
const usd = (v: number) => ({ v, format: '"$"#,##0.00' })
const field = { category: 'PORCELAIN FIELD TILE', unit: 'square_foot' }
const large = { ...field, size: '609.6 × 1219.2 × 9.525', pieces: 2, coverage: 1.4409 }
const small = { ...field, size: '304.8 × 609.6 × 7.938', pieces: 8, coverage: 1.4864 }
const trim = { category: 'TRIM & MOSAICS', unit: 'piece' }

/** Inches with fractions, square feet a carton, dollars by their format, dealer cost before MSRP, discontinued rows struck out. */
export const usTiles: SupplierList = {
  name: 'Price Book Q1.xlsx',
  sheet: 'Price Book',
  after: { Terms: Array.from({ length: 30 }, (_, at) => [`${at + 1}.`, 'Terms of sale', 'FOB warehouse']) },
  rows: [
    above({ v: 'MARROW CREEK TILE — DEALER PRICE BOOK', across: 12 }),
    above('Effective 02/01/2026', null, null, null, null, null, null, null, null, 'CONFIDENTIAL'),
    blank(),
    header(...HEADER),
    section({ v: 'PORCELAIN FIELD TILE', across: 12 }),
    article({ ...large, model: '00-1201', name: 'Sable Ridge Matte', colour: 'Ash', price: '5.29', days: 0 }, '00-1201', '099999012013', 'Sable Ridge Matte', 'Ash', '24"x48"', '3/8"', 'SF', 2, 15.51, usd(2.64), usd(5.29), 'In stock'),
    article({ ...large, model: '00-1202', name: 'Sable Ridge Matte', colour: 'Bone', price: '5.29', days: 0 }, '00-1202', '099999012020', 'Sable Ridge Matte', 'Bone', '24"x48"', '3/8"', 'SF', 2, 15.51, usd(2.64), usd(5.29), 'In stock'),
    article({ ...small, model: '00-1221', name: 'Sable Ridge Polished', colour: 'Ash', price: '4.49', days: 21 }, '00-1221', '099999012211', 'Sable Ridge Polished', 'Ash', '12"x24"', '5/16"', 'SF', 8, 16, usd(2.25), usd(4.49), '2-3 wks'),
    article({ ...small, model: '00-1224', name: 'Sable Ridge Polished', colour: 'Linen', price: '4.79', days: 21 }, '00-1224', '099999012242', 'Sable Ridge Polished', 'Linen', '12 in. x 24 in.', '5/16 in.', 'SF', 8, 16, usd(2.4), usd(4.79), '3 wks'),
    struck('00-1222', '099999012228', 'Sable Ridge Polished', 'Bone', '12"x24"', '5/16"', 'SF', 8, 16, usd(1.1), usd(1.99), 'DISC'),
    article({ ...small, model: '00-1223', name: 'Sable Ridge Polished', colour: 'Coal', days: 42 }, '00-1223', '099999012235', 'Sable Ridge Polished', 'Coal', '12"x24"', '5/16"', 'SF', 8, 16, null, 'Call for price', '6 weeks'),
    blank(),
    again(...HEADER),
    section({ v: 'TRIM & MOSAICS', across: 12 }),
    article({ ...trim, model: '00-1290', name: 'Sable Ridge Bullnose', colour: 'Ash', size: '76.2 × 609.6 × 9.525', pieces: 20, price: '8.75', days: 0 }, '00-1290', '099999012907', 'Sable Ridge Bullnose', 'Ash', '3"x24"', '3/8"', 'EA', 20, null, usd(4.37), usd(8.75), 'In stock'),
    article({ ...trim, model: '00-1295', name: 'Sable Ridge 2x2 Mosaic', colour: 'Ash', size: '304.8 × 304.8 × 9.525', unit: 'sheet', pieces: 10, coverage: 0.929, price: '14.95', days: 14 }, '00-1295', '099999012952', 'Sable Ridge 2x2 Mosaic', 'Ash', '12"x12"', '3/8"', 'SHT', 10, 10, usd(7.5), usd(14.95), '2 weeks'),
    article({ ...trim, model: '00-1299', name: 'Display Board', unit: 'box', price: '1250.00', days: 14 }, '00-1299', '099999012990', 'Display Board', null, null, null, 'CTN', null, null, usd(600), usd(1250), '10 business days'),
    blank(),
    footer('Prices subject to change without notice. All sales FOB warehouse; freight and sales tax not included.'),
    footer('Page 1 of 1'),
  ], // prettier-ignore
  answers: {
    constants: { 'brand.englishName': 'Marrow Creek', 'sku.taxIncluded': 'no' },
    signs: { $: 'USD' },
    columns: {
      Description: { target: 'enName' },
      'Nominal Size': { target: 'sku.size' },
      UOM: { target: 'measurementUnit' },
      'SF/Ctn': { target: 'sku.packCoverage', unit: 'sq ft' },
    },
  },
  all: { brand: 'Marrow Creek', currency: 'USD', tax: false },
}
