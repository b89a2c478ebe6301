import type { ImportSku } from '../../contract/import-file.ts'
import { skuAttributes } from './attributes.ts'
import type { Random } from './random.ts'

/** The values that the SKUs of one product share. */
export interface SkuBasis {
  key: string
  measurementUnit: string
  /** In major units; each SKU's price lies near it. Undefined if the supplier states none. */
  price: number | undefined
  origin: string
}

const RAL = [
  '1001',
  '1011',
  '1013',
  '3009',
  '5014',
  '6003',
  '6021',
  '7006',
  '7016',
  '7035',
  '7044',
  '8003',
  '8017',
  '9001',
  '9005',
  '9010',
]
const LENGTHS = [300, 450, 600, 900, 1200, 1800, 2200, 2400]
const WIDTHS = [75, 90, 150, 200, 300, 600, 900]
const SHARE_WITHOUT_PRICE = 0.03
const SHARE_WITHDRAWN = 0.03

/** A SKU without pictures, which `index` makes different from its siblings. */
export function generateSku(random: Random, basis: SkuBasis, index: number): ImportSku {
  const size = { length: random.pick(LENGTHS), width: random.pick(WIDTHS), thickness: random.between(4, 60) / 2 }
  const isPriced = basis.price !== undefined && !random.chance(SHARE_WITHOUT_PRICE)
  const minPrice = Math.round((basis.price ?? 0) * random.between(90, 120)) / 100
  const coverage = Math.round(size.length * size.width * 8) / 1e6
  return {
    model: `${basis.key}-${String(index + 1).padStart(2, '0')}`,
    ...(random.chance(SHARE_WITHDRAWN) && { status: 'withdrawn' }),
    ...(random.chance(0.7) && { color: { system: 'RAL', name: random.pick(RAL) } }),
    ...(random.chance(0.9) && { colorHex: `#${random.below(0x1000000).toString(16).padStart(6, '0')}` }),
    ...(isPriced && { minPrice, maxPrice: Math.round(minPrice * random.between(100, 140)) / 100, taxIncluded: true }),
    ...(basis.measurementUnit !== 'meter' && { packCoverage: coverage, packPieces: 8 }),
    productDimension: `${size.length} × ${size.width} × ${size.thickness} mm`,
    size,
    stock: random.below(5000),
    leadTimeDays: random.between(1, 60),
    origin: basis.origin,
    domesticOrImported: basis.origin === 'CN' ? 'domestic' : 'imported',
    hasCustomOption: random.chance(0.3) ? 0 : 1,
    attrs: skuAttributes(random),
  }
}
