import type { Entry } from '../../../contract/budgets/entries.ts'
import { exchangeOf, type YuanRate } from '../../../contract/budgets/offers.ts'
import type { CurrencyRate } from '../../../contract/lookups.ts'
import { decimalText } from '../../../contract/values/figure.ts'

/** Today's rates in the form that exchanges lines. */
export function yuanRates(rates: readonly CurrencyRate[]): ReadonlyMap<string, YuanRate> {
  return new Map(rates.map(({ currency, cny, date, source }) => [currency, { cny: decimalText(cny), date, source }]))
}

/** All lines, exchanged into another base currency at today's rates. */
export function exchanged(items: Iterable<Entry>, base: string, rates: readonly CurrencyRate[]): Entry[] {
  const known = yuanRates(rates)
  const lines: Entry[] = []
  for (const entry of items) {
    if (entry.type !== 'line') continue
    lines.push({ ...entry, price: { ...entry.price, ...exchangeOf(entry.price.currency, base, known) } })
  }
  return lines
}
