import { tableOf } from './facet-dictionary.ts'
import type { Codes } from './columns.ts'
import type { ReadModel } from './model.ts'

/** The facet of the units in which a SKU has a price. */
export const PRICE_UNIT = 'priceUnit'
export const SQUARE_METER = 'square_meter'

/** The prices to compare, by SKU, in hundredths of CNY; NaN: unknown. */
export interface ModelPrices {
  low: Float64Array
  high: Float64Array
  /** For prices per a certain unit: each SKU's units, and for each of their codes whether that unit is among them. */
  units?: { codes: Codes; isOfUnit: Uint8Array }
  /** Whether a SKU's price is per the requested unit. */
  isCounted: (sku: number) => boolean
}

/** The prices per a unit of sale; per square metre also if it follows from size and pack. Without a unit, the search prices. */
export function priceBasisOf(model: ReadModel, unit: string | undefined): ModelPrices {
  if (unit === undefined) return { low: model.low, high: model.high, isCounted: () => true }
  const column = model.facets.get(PRICE_UNIT)
  const isOfUnit = column ? tableOf(column.dictionary, (value) => value === unit) : new Uint8Array(1)
  const codes = column?.codes ?? new Uint16Array(model.skuIds.length)
  const units = { codes, isOfUnit }
  const isCounted = (sku: number) => isOfUnit[codes[sku] ?? 0] === 1
  // A price per square metre, if there is one, is the search price.
  return unit === SQUARE_METER
    ? { low: model.low, high: model.high, units, isCounted }
    : { low: model.ownLow, high: model.ownHigh, units, isCounted }
}
