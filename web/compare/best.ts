import type { ProductDetail, SkuDetail } from '../../contract/catalogue.ts'
import { pricePerSquareMetre } from '../catalogue/prices/comparable-price.ts'

/** A SKU with the product it belongs to. */
export interface Compared {
  detail: ProductDetail
  sku: SkuDetail
}

/**
 * The one whose price per m² is plainly lowest, or null. All must be known, in one currency, and all with tax or all
 * without; and all of its range must lie below every other's, for whoever buys the cheapest of another must still pay more.
 */
export function lowestPrice(compared: readonly Compared[]): number | null {
  const prices = compared.map(({ sku }) => pricePerSquareMetre(sku))
  if (!haveOneBasis(compared)) return null
  return soleWinner(compared, (one, other) => {
    const [price, otherPrice] = [prices[one], prices[other]]
    return Boolean(price && otherPrice && price.high < otherPrice.low)
  })
}

/** The one that is plainly there first, or null. All must be known. */
export function shortestLeadTime(compared: readonly Compared[]): number | null {
  const days = compared.map(({ sku }) => sku.leadTimeDays)
  return soleWinner(compared, (one, other) => {
    const [own, others] = [days[one] ?? null, days[other] ?? null]
    return own !== null && others !== null && own < others
  })
}

/** Whether prices per m² say the same thing: all known, one currency, and tax in all of them or in none. */
export function haveOneBasis(compared: readonly Compared[]): boolean {
  const bases = compared.map(({ sku }) => {
    const price = pricePerSquareMetre(sku)
    return price && sku.taxIncluded !== null ? `${price.currency} ${sku.taxIncluded}` : null
  })
  return !bases.includes(null) && new Set(bases).size === 1
}

/** Whether all have a price per m², and only what is in it differs. */
export function haveMixedBases(compared: readonly Compared[]): boolean {
  return compared.length > 1 && compared.every(({ sku }) => pricePerSquareMetre(sku)) && !haveOneBasis(compared)
}

// What is no longer on sale cannot be the best choice, but where it would have been, nothing else is either.
function soleWinner(compared: readonly Compared[], beats: (one: number, other: number) => boolean): number | null {
  if (compared.length < 2) return null
  const winner = compared.findIndex((_, one) => compared.every((__, other) => one === other || beats(one, other)))
  const isOnSale = compared[winner]?.detail.onSale && compared[winner].sku.onSale
  return isOnSale ? winner : null
}
