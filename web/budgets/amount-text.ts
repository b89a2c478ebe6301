import { minorDigitsOf } from '../../contract/budgets/currencies.ts'

/** An amount in major units with its currency's digits, exact at any length: "4,147.20". */
export function amountText(amount: string, currency: string, language: string): string {
  const digits = minorDigitsOf(currency)
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return format.format(amount as Intl.StringNumericLiteral)
}

/** The same with its currency, as everywhere: "EUR 4,147.20". */
export function moneyText(amount: string, currency: string, language: string): string {
  return `${currency} ${amountText(amount, currency, language)}`
}

/** A difference with its sign: "+460.80", "−12.00", "0.00". */
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

/** Formats a day such as `2026-03-03` in words. */
export function dayText(date: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date))
}
