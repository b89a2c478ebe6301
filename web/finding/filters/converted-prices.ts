import type { CurrencyRate } from '../../../contract/lookups.ts'
import { readFilters, writeFilters, type Currencies } from './filters.ts'
import { HIGHEST_PRICE } from './query-values.ts'

/**
 * The query with its prices in another currency, to the hundredth; without them where no rate leads there. One that is not
 * filtered by price stays as it is, null.
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
  // Another currency is no reason to close what is open.
  if (skuId !== null) next.set('skuId', skuId)
  return next
}

function converted(price: number): number {
  return Math.min(Math.round(price * 100) / 100, HIGHEST_PRICE)
}
