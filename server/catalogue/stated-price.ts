import { divideRounded } from '../../contract/budgets/arithmetic/decimal.ts'
import { unitsText } from '../../contract/plural.ts'
import { majorFromMinor } from '../../contract/money.ts'
import type { PriceQuantity, StatedPrice as Shown } from '../../contract/price-quantity.ts'

/** The columns of a SKU's price: hundredths as text. */
export interface PriceColumns {
  /** Of one unit, rounded half up. */
  min_price: string | null
  max_price: string | null
  price_quantity: PriceQuantity
  /** As stated, for `price_quantity` units; null where that is one. */
  stated_min_price: string | null
  stated_max_price: string | null
}

/** A price of `quantity` units, in hundredths as text. */
export interface StatedPrice {
  low: string | null
  high: string | null
  quantity: PriceQuantity
}

/** The price as it was stated. */
export function statedPriceOf(sku: PriceColumns): StatedPrice {
  const { stated_min_price: low, stated_max_price: high, price_quantity: quantity } = sku
  return quantity === 1 ? { low: sku.min_price, high: sku.max_price, quantity } : { low, high, quantity }
}

/** The exact price where it is of several units, in major units; null for the price of one, or none. */
export function shownStatedPrice({ low, high, quantity }: StatedPrice): Shown | null {
  if (quantity === 1 || low === null || high === null) return null
  return { low: majorFromMinor(Number(low)), high: majorFromMinor(Number(high)), quantity }
}

/** What a price is for, in both languages: "m²", "100 pieces". */
export function priceUnitOf({ name, enName }: { name: string; enName: string }, quantity: PriceQuantity) {
  return { name: unitsText(name, quantity, 'zh-CN'), enName: unitsText(enName, quantity, 'en') }
}

/** The columns of a price. A price has both bounds or none: a missing one equals the other. */
export function priceColumns({ low, high, quantity }: StatedPrice): PriceColumns {
  const [first, last] = [low ?? high, high ?? low]
  if (quantity === 1 || first === null || last === null)
    return { min_price: first, max_price: last, price_quantity: 1, stated_min_price: null, stated_max_price: null }
  const ofOne = (minor: string) => String(divideRounded(BigInt(minor), BigInt(quantity)))
  return {
    min_price: ofOne(first),
    max_price: ofOne(last),
    price_quantity: quantity,
    stated_min_price: first,
    stated_max_price: last,
  }
}
