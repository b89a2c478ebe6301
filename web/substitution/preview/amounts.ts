import { minorDigitsOf } from '../../../contract/budgets/currencies.ts'
import { rangeText } from '../../budgets/amount-text.ts'
import type { Difference } from './sums.ts'

/** "CNY 4,147.20 – 5,068.80", in major units. */
export function moneyText(currency: string, { low, high }: { low: string; high: string }, language: string): string {
  return `${currency} ${rangeText(low, high, currency, language)}`
}

/** "CNY +200.00", "CNY −200.00 – +110.00". */
export function differenceText({ currency, low, high }: Difference, language: string): string {
  const digits = minorDigitsOf(currency)
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'exceptZero',
  })
  const texts = new Set([low, high].map((amount) => format.format(amount as Intl.StringNumericLiteral)))
  return `${currency} ${[...texts].join(' – ')}`
}
