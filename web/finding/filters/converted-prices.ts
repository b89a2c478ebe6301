import type { CurrencyRate } from '../../../contract/lookups.ts'
import { readFilters, writeFilters, type Currencies } from './filters.ts'
import { HIGHEST_PRICE } from './query-values.ts'

/**
 * The query with its prices in another currency, rounded to hundredths; without prices where there is no rate. Null where no price is
 * filtered.
 */
export function withPricesIn(
  query: URLSearchParams,
  priceIn: string,
  { rates, ...currencies }: Currencies & { rates: readonly CurrencyRate[] },
): URLSearchParams | null {
  const filters = readFilters(query, currencies)
  const { priceMin, priceMax } = filters
  if (priceMin === null && priceMax === null) return null
  const yuanOf = (code: string) => rates.find(({ currency }) => currency === code)?.cny ?? NaN
  const factor = yuanOf(filters.priceIn) / yuanOf(priceIn)
  const convert = (price: number | null) => (price === null || Number.isNaN(factor) ? null : converted(price * factor))
  const skuId = query.get('skuId')
  const next = writeFilters(query, { ...filters, priceIn, priceMin: convert(priceMin), priceMax: convert(priceMax) })
  // Changing the currency must not close an open product.
  if (skuId !== null) next.set('skuId', skuId)
  return next
}

function converted(price: number): number {
  return Math.min(Math.round(price * 100) / 100, HIGHEST_PRICE)
}
