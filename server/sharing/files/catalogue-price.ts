import { shownCurrency, shownPrice } from '../../../contract/money.ts'

/** A price of the catalogue, in major units as text. */
export interface CataloguePrice {
  low: string | null | undefined
  high: string | null | undefined
  currency: string | undefined
}

/** As the product shows it (specification §9: what is priced in `rmb`); of one bound alone both. Null: none. */
export function shownCataloguePrice({ low, high, currency }: CataloguePrice) {
  const [from, to] = [low ?? high, high ?? low]
  if (from == null || to == null || currency === undefined) return null
  const shown = (text: string) => {
    const { amount } = shownPrice(Number(text), currency, '')
    return currency === 'rmb' ? String(amount) : text
  }
  return { low: shown(from), high: shown(to), currency: shownCurrency(currency).toUpperCase() }
}
