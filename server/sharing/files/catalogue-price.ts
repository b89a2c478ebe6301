import { shownCurrency, shownPrice } from '../../../contract/money.ts'

/** A catalogue price in major units, as text. */
export interface CataloguePrice {
  low: string | null | undefined
  high: string | null | undefined
  currency: string | undefined
}

/** The price as the product page shows it (specification §9). A single bound stands for both; null where there is no price. */
export function shownCataloguePrice({ low, high, currency }: CataloguePrice) {
  const [from, to] = [low ?? high, high ?? low]
  if (from == null || to == null || currency === undefined) return null
  const shown = (text: string) => {
    const { amount } = shownPrice(Number(text), currency, '')
    return currency === 'rmb' ? String(amount) : text
  }
  return { low: shown(from), high: shown(to), currency: shownCurrency(currency).toUpperCase() }
}
