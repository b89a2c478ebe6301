import { tableOf } from './facet-dictionary.ts'
import type { Codes } from './columns.ts'
import type { ReadModel } from './model.ts'

/** The facet of the units that a SKU has a price in. */
export const PRICE_UNIT = 'priceUnit'
export const SQUARE_METER = 'square_meter'

/** What prices are looked at, by SKU, in hundredths of CNY; NaN: unknown. */
export interface ModelPrices {
  low: Float64Array
  high: Float64Array
  /** Of a price per some unit the units of each SKU, and by their codes whether it is among them. */
  units?: { codes: Codes; isOfUnit: Uint8Array }
  /** Whether a SKU's price is one per the unit asked for. */
  isCounted: (sku: number) => boolean
}

/** Prices per a unit of sale, per square metre also where that follows from size and pack; without a unit those for finding. */
export function priceBasisOf(model: ReadModel, unit: string | undefined): ModelPrices {
  if (unit === undefined) return { low: model.low, high: model.high, isCounted: () => true }
  const column = model.facets.get(PRICE_UNIT)
  const isOfUnit = column ? tableOf(column.dictionary, (value) => value === unit) : new Uint8Array(1)
  const codes = column?.codes ?? new Uint16Array(model.skuIds.length)
  const units = { codes, isOfUnit }
  const isCounted = (sku: number) => isOfUnit[codes[sku] ?? 0] === 1
  // Where there is a price per square metre, it is the one for finding.
  return unit === SQUARE_METER
    ? { low: model.low, high: model.high, units, isCounted }
    : { low: model.ownLow, high: model.ownHigh, units, isCounted }
}
