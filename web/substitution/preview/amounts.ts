import { changeText, rangeText } from '../../budgets/amount-text.ts'
import type { TotalDifference } from './sums.ts'

/** "CNY 4,147.20 – 5,068.80", in major units. */
export function moneyText(currency: string, { low, high }: { low: string; high: string }, language: string): string {
  return `${currency} ${rangeText(low, high, currency, language)}`
}

/** "CNY +200.00", "CNY −200.00 – +110.00", the smaller first. */
export function totalDifferenceText({ currency, low, high }: TotalDifference, language: string): string {
  const [least, most] = Number(low) <= Number(high) ? [low, high] : [high, low]
  const texts = new Set([least, most].map((amount) => changeText(amount, currency, language)))
  return `${currency} ${[...texts].join(' – ')}`
}
