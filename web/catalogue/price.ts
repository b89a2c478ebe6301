import { shownPrice } from '../../contract/money.ts'

export interface PriceRange {
  minPrice: number | null
  maxPrice: number | null
  currencyUnit: string
}

/** "¥180 – 220" or "¥310"; null where no price is known. `symbol` is the dictionary's. */
export function formatPriceRange(price: PriceRange, symbol: string, language: string): string | null {
  const low = price.minPrice ?? price.maxPrice
  const high = price.maxPrice ?? price.minPrice
  if (low === null || high === null) return null
  const first = shownPrice(low, price.currencyUnit, symbol)
  const last = shownPrice(high, price.currencyUnit, symbol)
  const figures = new Set([formatAmount(first.amount, language), formatAmount(last.amount, language)])
  return joinSymbol(first.symbol) + [...figures].join(' – ')
}

/** Grouped; whole amounts without decimals, others with two. */
export function formatAmount(amount: number, language: string): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  return formatterOf(language, digits, digits).format(amount)
}

/** Grouped; as many decimals as it has, at most two: 1.44, 0.5, 1,240. */
export function formatQuantity(quantity: number, language: string): string {
  return formatterOf(language, 0, 2).format(quantity)
}

const formatters = new Map<string, Intl.NumberFormat>()

/** Making a formatter takes a hundred times as long as using it, and a list uses hundreds. */
function formatterOf(language: string, least: number, most: number): Intl.NumberFormat {
  const key = `${language} ${least} ${most}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(language, { minimumFractionDigits: least, maximumFractionDigits: most })
  formatters.set(key, made)
  return made
}

/** "¥" leans on its figure, "CHF" stands apart. */
function joinSymbol(symbol: string): string {
  return /^[a-z]{2,}$/i.test(symbol) ? `${symbol} ` : symbol
}
