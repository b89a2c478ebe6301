import type { ImportProduct } from '../../contract/import-file.ts'
import { productAttributes } from './attributes.ts'
import { BRANDS } from './brands.ts'
import { KINDS } from './categories.ts'
import type { Random } from './random.ts'
import { generateSku } from './skus.ts'

const QUALITIES = [
  ['Herringbone', '人字拼'],
  ['Wide', '宽幅'],
  ['Smoked', '烟熏'],
  ['Ribbed', '条纹'],
  ['Ivory', '象牙'],
  ['Charcoal', '炭灰'],
  ['Woven', '编织'],
  ['Split-face', '蘑菇面'],
  ['Acoustic', '吸音'],
  ['Reclaimed', '旧料'],
] as const
/** The file has no rate for pounds: prices in pounds are unknown to filters. */
const CURRENCIES = [...fill('CNY', 80), ...fill('EUR', 10), ...fill('rmb', 6), ...fill('USD', 3), 'GBP']
const UNITS = [...fill('square_meter', 6), 'piece', 'sheet', 'box', 'meter']
/** How many SKUs products have: 3.7 on average. */
const SKU_COUNTS = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6, 7, 7, 8]
const SHARE_WITHDRAWN = 0.04
const SHARE_UNPRICED = 0.04
const SHARE_IN_ONE_LANGUAGE = 0.05

/** Product number `index` of the generated catalogue, with at most `mostSkus` SKUs. */
export function generateProduct(random: Random, index: number, mostSkus: number): ImportProduct {
  const brand = random.pickEarly(BRANDS)
  const kind = random.pickEarly(KINDS)
  const [quality, chineseQuality] = random.pick(QUALITIES)
  const number = String(index + 1).padStart(6, '0')
  const key = `G-${number}`
  const measurementUnit = random.pick(UNITS)
  const basis = {
    key,
    measurementUnit,
    price: random.chance(SHARE_UNPRICED) ? undefined : random.magnitude(20, 3000),
    origin: brand.country ?? 'CN',
  }
  const name = `${chineseQuality}${kind.material[1]}${kind.form[1]} ${number}`
  const enName = `${quality} ${kind.material[0].toLowerCase()} ${kind.form[0].toLowerCase()} ${number}`
  const missing = random.chance(SHARE_IN_ONE_LANGUAGE) ? random.pick(['name', 'enName']) : ''
  return {
    key,
    brand,
    ...(random.chance(SHARE_WITHDRAWN) && { status: 'withdrawn' }),
    rank: random.below(1_000_000),
    ...(missing !== 'name' && { name, description: `${name}，${chineseQuality}处理，适合大面积铺装，按批次出厂。` }),
    ...(missing !== 'enName' && { enName, enDescription: `${enName}. Made to order in batches, for large areas.` }),
    category: kind.path,
    platformNo: `Q-${2_000_000 + index}`,
    currencyUnit: random.pick(CURRENCIES),
    measurementUnit,
    attrs: productAttributes(random),
    ...(random.chance(0.2) && { auths: [certificate(number)] }),
    skus: Array.from({ length: Math.min(mostSkus, random.pick(SKU_COUNTS)) }, (_, sku) =>
      generateSku(random, basis, sku),
    ),
  }
}

function certificate(number: string) {
  return {
    enAuthority: 'Institute for Generated Certificates',
    scheme: 'low_emission',
    number: `GC-${number}`,
    issuedOn: '2026-01-31',
    expiresOn: '2029-01-30',
  }
}

function fill<Value>(value: Value, count: number): Value[] {
  return Array.from<Value>({ length: count }).fill(value)
}
