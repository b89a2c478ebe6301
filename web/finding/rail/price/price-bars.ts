import { isCrossed, type CatalogueFilters } from '../../filters/filters.ts'
import type { Facets } from '../facets.ts'
import type { NumberRange } from '../../filters/number-range.ts'
import { numberAt, placeOn } from '../range/scale.ts'

export type PriceBar = Facets['prices'][number]
/** In CNY, major units. */
type PriceRange = Pick<CatalogueFilters, 'priceMin' | 'priceMax'>

/** The slider's positions below the bars: whole positions are the bars' ends. The last bar has no upper end. */
export function placesOfRange(bars: readonly PriceBar[], { low, high }: NumberRange): [number, number] {
  const lows = bars.map((bar) => bar.low)
  return [low === null ? 0 : placeOn(lows, low), high === null ? bars.length : placeOn(lows, high)]
}

/** The range between two positions; an end at the slider's own end is open. */
export function rangeOfPlaces(bars: readonly PriceBar[], [low, high]: readonly [number, number]): NumberRange {
  const lows = bars.map((bar) => bar.low)
  return {
    low: low <= 0 ? null : numberAt(lows, low),
    high: high > bars.length - 1 ? null : numberAt(lows, high),
  }
}

/** The range that a bar chooses. */
export function rangeOfBar({ low, high }: PriceBar): PriceRange {
  return { priceMin: low > 0 ? low : null, priceMax: high }
}

/** Whether a bar overlaps the range; without a range all do. */
export function isInRange(bar: PriceBar, { low, high }: NumberRange): boolean {
  if (isCrossed({ priceMin: low, priceMax: high })) return false
  return (high === null || bar.low < high) && (low === null || bar.high === null || bar.high > low)
}
