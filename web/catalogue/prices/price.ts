import type { SkuDetail } from '../../../contract/catalogue.ts'
import { shownPrice } from '../../../contract/money.ts'

/** The default currency for comparing prices. */
export const DEFAULT_CURRENCY = 'CNY'

/** A code as ISO 4217 has them. */
export function readCurrency(text: string | null): string | null {
  return text !== null && /^[A-Z]{3}$/.test(text) ? text : null
}

/** The currency as a parameter of the API, which leaves out the default. */
export function currencyInput(priceIn: string): string | undefined {
  return priceIn === DEFAULT_CURRENCY ? undefined : priceIn
}

export interface PriceRange {
  minPrice: number | null
  maxPrice: number | null
  currencyUnit: string
  /** The exact price where it is of several units: shown instead. */
  statedPrice?: StatedPrice | null
}

type StatedPrice = SkuDetail['statedPrice']

/** "¥180 – 220" or "¥310"; null where no price is known. `symbol` is the dictionary's. */
export function formatPriceRange(price: PriceRange, symbol: string, language: string): string | null {
  const low = price.statedPrice?.low ?? price.minPrice ?? price.maxPrice
  const high = price.statedPrice?.high ?? price.maxPrice ?? price.minPrice
  if (low === null || high === null) return null
  const first = shownPrice(low, price.currencyUnit, symbol)
  const last = shownPrice(high, price.currencyUnit, symbol)
  const figures = new Set([formatAmount(first.amount, language), formatAmount(last.amount, language)])
  return joinSymbol(first.symbol) + [...figures].join(' – ')
}

/** Grouped; whole amounts without decimals, others with two. */
export function formatAmount(amount: number, language: string): string {
  return formatterOf(language, Number.isInteger(amount) ? WHOLE : CENTS).format(amount)
}

/** Grouped; as many decimals as it has, at most two: 1.44, 0.5, 1,240. */
export function formatQuantity(quantity: number, language: string): string {
  return formatterOf(language, QUANTITY).format(quantity)
}

/** Grouped, and rounded as an estimate: 1,161.4 → 1,161, 86.67 → 87; below ten it keeps two decimals, 2.1 → 2.10. */
export function formatApproximate(amount: number, language: string): string {
  const inHundredths = Math.round(amount * 100) / 100
  const isSmall = inHundredths >= 0.01 && inHundredths < 10
  return isSmall ? formatAmount(inHundredths, language) : formatterOf(language, ESTIMATE).format(amount)
}

/** Grouped; two decimals, and three figures where it is small: 1.44, 0.0324. */
export function formatMeasure(quantity: number, language: string): string {
  return formatterOf(language, MEASURE).format(quantity)
}

const ESTIMATE = { maximumFractionDigits: 0, maximumSignificantDigits: 2, roundingPriority: 'morePrecision' } as const
const MEASURE = { maximumFractionDigits: 2, maximumSignificantDigits: 3, roundingPriority: 'morePrecision' } as const
const QUANTITY = { minimumFractionDigits: 0, maximumFractionDigits: 2 } as const
const WHOLE = { minimumFractionDigits: 0, maximumFractionDigits: 0 } as const
const CENTS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

const formatters = new Map<Intl.NumberFormatOptions, Map<string, Intl.NumberFormat>>()

/** Making a formatter takes a hundred times as long as using it, and a list uses hundreds. */
function formatterOf(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const byLanguage = formatters.get(options) ?? new Map<string, Intl.NumberFormat>()
  formatters.set(options, byLanguage)
  const known = byLanguage.get(language)
  if (known) return known
  const made = new Intl.NumberFormat(language, options)
  byLanguage.set(language, made)
  return made
}

/** "¥" stands close to its figure, "CHF" apart. */
export function joinSymbol(symbol: string): string {
  return /^[a-z]{2,}$/i.test(symbol) ? `${symbol} ` : symbol
}
