import { above, article, blank, footer, header, section, struck } from './supplier-list.ts'
import type { SupplierList } from './supplier-list.ts'

const usd = (v: number) => ({ v, format: '_("$"* #,##0.00_)' })
const broad = { category: 'BROADLOOM', unit: 'square_yard', size: '- × 3657.6 × -' }
const tile = { category: 'CARPET TILE', unit: 'square_yard', size: '609.6 × 609.6 × -', pieces: 12 }
const plank = { ...tile, size: '457.2 × 914.4 × -' }
const base = { category: 'ACCESSORIES', unit: 'foot' }

/** Brand and style above colours, the style only in the first row of each, widths in feet, prices a yard and a foot, marks in the names. */
export const usCarpets: SupplierList = {
  name: 'Carpet Price List.xlsx',
  sheet: 'Commercial',
  rows: [
    above({ v: 'TUMBLEBROOK MILLS', across: 11 }),
    above({ v: 'Commercial Price List – effective March 2, 2026 – prices in US dollars', across: 11 }),
    blank(),
    header('Style #', 'Style Name', 'Color', 'UPC', 'Width / Size', 'Face Wt. (oz)', 'Pcs/Ctn', 'Sold By', 'Roll Price', 'Cut Price', 'List Price'),
    section({ v: 'BROADLOOM', across: 11 }),
    article({ ...broad, model: 'TB410-01', name: 'Ferncliff II', colour: 'Pewter', price: '31.95' }, 'TB410-01', 'Ferncliff II', 'Pewter', '099999410017', "12'", 28, null, 'SY', usd(18.5), usd(20.5), usd(31.95)),
    article({ ...broad, model: 'TB410-02', name: 'Ferncliff II', colour: 'Flax', price: '31.95' }, 'TB410-02', null, 'Flax', '099999410024', "12'", 28, null, 'SY', usd(18.5), usd(20.5), usd(31.95)),
    article({ ...broad, model: 'TB410-03', name: 'Ferncliff II', colour: 'Ink', price: '33.45' }, 'TB410-03', null, 'Ink (NEW)', '099999410031', "12'", 28, null, 'SY', usd(19.5), usd(21.5), usd(33.45)),
    struck('TB410-09', null, 'Mulberry', '099999410093', "12'", 28, null, 'SY', usd(9), usd(9), usd(9)),
    footer('Ferncliff II is also available with Cushion Back: add $4.50/SY.'),
    article({ ...broad, model: 'TB455-01', name: 'Marrow Loop', colour: 'Slate', size: '- × 4572 × -', price: '24.10' }, 'TB455-01', 'Marrow Loop', 'Slate', '099999455018', "15'", 20, null, 'SY', usd(13.9), usd(15.4), usd(24.1)),
    section({ v: 'CARPET TILE', across: 11 }),
    article({ ...tile, model: 'TT700-11', name: 'Gridley', colour: 'Coal', price: '38.00' }, 'TT700-11', 'Gridley', 'Coal', '099999700116', '24" x 24"', 18, 12, 'SY', usd(22), '–', usd(38)),
    article({ ...tile, model: 'TT700-12', name: 'Gridley', colour: 'Oat', price: '38.00' }, 'TT700-12', null, 'Oat', '099999700123', '24" x 24"', 18, 12, 'SY', usd(22), '–', usd(38)),
    article({ ...plank, model: 'TT720-11', name: 'Gridley Plank', colour: 'Coal', price: '41.50' }, 'TT720-11', 'Gridley Plank', 'Coal', '099999720114', '18" x 36"', 18, 12, 'SY', usd(24), '–', usd(41.5)),
    article({ ...plank, model: 'TT720-12', name: 'Gridley Plank', colour: 'Oat' }, 'TT720-12', null, 'Oat', '099999720121', '18" x 36"', 18, 12, 'SY', 'Quote', '–', 'Call'),
    section({ v: 'ACCESSORIES', across: 11 }),
    article({ ...base, model: 'TA-100', name: 'Wall base 4"', colour: 'Black', price: '2.15' }, 'TA-100', 'Wall base 4"', 'Black', '099999001006', null, null, null, 'LF', usd(1.1), '–', usd(2.15)),
    article({ ...base, model: 'TA-200', name: 'Adhesive 4 gal', unit: 'bucket', price: '189.00' }, 'TA-200', 'Adhesive 4 gal', null, '099999002003', null, null, null, 'PAIL', usd(110), '–', usd(189)),
    blank(),
    footer('Minimum cut 30 SY. All sales subject to our terms.'),
  ], // prettier-ignore
  answers: {
    constants: { 'brand.englishName': 'Tumblebrook', 'sku.taxIncluded': 'no' },
    signs: { $: 'USD' },
    columns: {
      'Style #': { target: 'sku.model' },
      'Style Name': { target: 'enName' },
      'Width / Size': { target: 'sku.size' },
      'Sold By': { target: 'measurementUnit', values: { PAIL: 'bucket' } },
    },
  },
  all: { brand: 'Tumblebrook', currency: 'USD', tax: false },
}
