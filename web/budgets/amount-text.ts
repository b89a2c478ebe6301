import { minorDigitsOf } from '../../contract/budgets/currencies.ts'

/** An amount in major units with the digits of its currency, exact however long it is: "4,147.20". */
export function amountText(amount: string, currency: string, language: string): string {
  const digits = minorDigitsOf(currency)
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return format.format(amount as Intl.StringNumericLiteral)
}

/** By how much something becomes more, or less where it is negative: "+460.80", "−12.00", "0.00". */
export function changeText(amount: string, currency: string, language: string): string {
  const isLess = amount.startsWith('-')
  const text = amountText(isLess ? amount.slice(1) : amount, currency, language)
  if (Number(amount) === 0) return text
  return (isLess ? '−' : '+') + text
}

/** "4,147.20 – 5,068.80", or one amount where both are the same. */
export function rangeText(low: string, high: string, currency: string, language: string): string {
  const texts = new Set([low, high].map((amount) => amountText(amount, currency, language)))
  return [...texts].join(' – ')
}

/** A day such as `2026-03-03` in words. */
export function dayText(date: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date))
}
