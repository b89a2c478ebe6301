import { above, article, blank, footer, header, section } from './supplier-list.ts'
import type { SupplierList } from './supplier-list.ts'

const sheer = { category: 'SHEERS & VOILES', size: '- × 3000 × -' }
const weave = { category: 'UPHOLSTERY WEAVES', size: '- × 1400 × -' }

/** Pounds and pence by the metre, trade without and retail with VAT, widths in centimetres, POA, remnants. */
export const ukFabrics: SupplierList = {
  name: 'fabric price list SS26.csv',
  encoding: 'windows-1252',
  delimiter: ',',
  rows: [
    above('Thistlewick & Dunmere Furnishing Fabrics'),
    above('UK price list – Spring/Summer 2026', '', '', '', '', '', 'Prices per metre'),
    blank(),
    header('Code', 'Design', 'Colourway', 'Width (cm)', 'Composition', 'Martindale', 'Trade (ex VAT) per m', 'RRP (inc VAT) per m', 'Stock (m)', 'Lead time'),
    section('SHEERS & VOILES'),
    article({ ...sheer, model: 'TD1001/01', name: 'Larkmist', colour: 'Chalk', price: '48.00', stock: 120, days: 0 }, 'TD1001/01', 'Larkmist', 'Chalk', '300', '100% PES', '', '£20.00', '£48.00', '120', 'In stock'),
    article({ ...sheer, model: 'TD1001/02', name: 'Larkmist', colour: 'Dove', price: '48.00', stock: 64.5, days: 0 }, 'TD1001/02', 'Larkmist', 'Dove', '300', '100% PES', '', '£20.00', '£48.00', '64.5', 'In stock'),
    article({ ...sheer, model: 'TD1005/01', name: 'Fennel Wave', colour: 'Ivory', price: '56.40', stock: 0, days: 28 }, 'TD1005/01', 'Fennel Wave', 'Ivory', '300', '60% LI,\n40% PES', '', '£23.50', '£56.40', '0', '3-4 weeks'),
    section('UPHOLSTERY WEAVES'),
    article({ ...weave, model: 'TD2001/07', name: 'Garrow Tweed', colour: 'Moss', price: '98.40', stock: 35, days: 0 }, 'TD2001/07', 'Garrow Tweed', 'Moss', '140', '100% WO', '50,000', '£41.00', '£98.40', '35', 'In stock'),
    article({ ...weave, model: 'TD2001/08', name: 'Garrow Tweed', colour: 'Peat', price: '98.40', stock: 1200, days: 0 }, 'TD2001/08', 'Garrow Tweed', 'Peat', '140', '100% WO', '50,000', '£41.00', '£98.40', '1,200', 'In stock'),
    article({ ...weave, model: 'TD2010/02', name: 'Ravel Chenille', colour: 'Rust', price: '74.00', stock: 18, days: 14 }, 'TD2010/02', 'Ravel Chenille', 'Rust', '140', '70% VI, 30% CO', '35,000', '£31.00', '£74.00', '18', '10 working days'),
    article({ ...weave, model: 'TD2010/03', name: 'Ravel Chenille', colour: 'Ink', stock: 0, days: 42 }, 'TD2010/03', 'Ravel Chenille', 'Ink', '140', '70% VI, 30% CO', '35,000', 'POA', 'POA', '0', '6 weeks'),
    article({ ...weave, model: 'TD2099/01', name: 'Handwoven Panel', colour: 'Natural', price: '1150.00', stock: 4, days: 0 }, 'TD2099/01', 'Handwoven Panel', 'Natural', '140', '100% LI', '', '£480.00', '£1,150.00', '4', 'In stock'),
    blank(),
    footer('Cut lengths under 3 m carry a surcharge of £5.00. Returns within 14 days, cut fabric excluded.'),
    footer('E&OE'),
  ], // prettier-ignore
  answers: {
    constants: { 'brand.englishName': 'Thistlewick' },
    columns: { Design: { target: 'enName' } },
  },
  all: { brand: 'Thistlewick', currency: 'GBP', unit: 'meter', tax: true },
}
