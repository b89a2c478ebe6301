/** What prices are compared in where nothing else is said. */
export const DEFAULT_CURRENCY = 'CNY'

/** A currency as the API takes it: its default goes without saying. */
export function currencyInput(priceIn: string): string | undefined {
  return priceIn === DEFAULT_CURRENCY ? undefined : priceIn
}
