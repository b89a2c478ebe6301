import type { ProductDetail } from '../../../../contract/catalogue.ts'
import { labOfHex } from '../../../../contract/colors/lab.ts'
import { shownAttributesOf } from '../../../catalogue/facts/params.ts'

/** How much light a material reflects, in points of LRV (0 to 100), with the ends between which it lies. */
export interface Reflectance {
  value: number
  low: number
  high: number
  /** Whether its maker states it; else it is an estimate from a picture or a colour. */
  isStated: boolean
}

/** The row of the table of facts for what light a material reflects. */
const LRV = 'lrv'

/** What the maker of a SKU states, else the estimate from its cover; null where nothing is known. */
export function reflectanceOf(detail: ProductDetail, skuId: string): Reflectance | null {
  const sku = detail.skus.find(({ id }) => id === skuId)
  if (!sku) return null
  const stated = shownAttributesOf(detail, sku).find(({ fact }) => fact?.code === LRV)
  const ends = stated?.attrValueList.flatMap(({ value }) => value.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? []) ?? []
  if (ends.length > 0) {
    const [low, high] = [Math.min(...ends), Math.max(...ends)]
    return { value: (low + high) / 2, low, high, isStated: true }
  }
  const measured = sku.look?.reflectance
  return measured ? { ...measured, isStated: false } : null
}

/** The luminance Y of a colour under D65 (CIE 15: Y = ((L* + 16) / 116)³), as a material of that colour would reflect it. */
export function reflectanceOfColor(hex: string): Reflectance {
  const [lightness] = labOfHex(hex)
  const value = Math.round(100 * (lightness > 8 ? ((lightness + 16) / 116) ** 3 : (lightness * 27) / 24_389))
  return { value, low: value, high: value, isStated: false }
}

/** By how many points two materials differ, at least and at most. */
export function differenceOf(one: Reflectance, other: Reflectance): Omit<Reflectance, 'isStated'> {
  const round = (points: number) => Math.round(points * 10) / 10
  return {
    value: round(Math.abs(one.value - other.value)),
    low: round(Math.max(0, one.low - other.high, other.low - one.high)),
    high: round(Math.max(one.high - other.low, other.high - one.low)),
  }
}
