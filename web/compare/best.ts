import type { ProductDetail, SkuDetail } from '../../contract/catalogue.ts'
import { areScalesOf, standingOf, type Ranks } from '../../contract/facts/ranks.ts'
import { pricePerSquareMetre } from '../catalogue/prices/comparable-price.ts'

/** A SKU with the product it belongs to. */
export interface Compared {
  detail: ProductDetail
  sku: SkuDetail
}

/**
 * The index of the lowest price per m², or null. All prices must be known, in one currency, all with or all without tax, and its whole
 * range must lie below every other range.
 */
export function lowestPrice(compared: readonly Compared[]): number | null {
  const prices = compared.map(({ sku }) => pricePerSquareMetre(sku))
  if (!haveOneBasis(compared)) return null
  return soleWinner(compared, (one, other) => {
    const [price, otherPrice] = [prices[one], prices[other]]
    return Boolean(price && otherPrice && price.high < otherPrice.low)
  })
}

/** The index of the shortest lead time, or null. All must be known. */
export function shortestLeadTime(compared: readonly Compared[]): number | null {
  const days = compared.map(({ sku }) => sku.leadTimeDays)
  return soleWinner(compared, (one, other) => {
    const [own, others] = [days[one] ?? null, days[other] ?? null]
    return own !== null && others !== null && own < others
  })
}

/** The index of the fact that is better than all others on every scale that they state, or null. All must have been read. */
export function bestFact(compared: readonly Compared[], ranks: readonly FactRanks[]): number | null {
  return soleWinner(compared, (one, other) => {
    const [own, others] = [ranks[one], ranks[other]]
    return Boolean(own && others && areScalesOf(others, own) && standingOf(own, others) === 'above')
  })
}

/** Whether all have been read, and two of them share no scale. */
export function haveOtherScales(ranks: readonly FactRanks[]): boolean {
  return (
    ranks.every((one) => one != null) &&
    ranks.some((one, place) => ranks.slice(place + 1).some((other) => one && other && standingOf(one, other) === null))
  )
}

type FactRanks = Ranks | null | undefined

/** Whether prices per m² are comparable: all known, in one currency, and tax in all or in none. */
export function haveOneBasis(compared: readonly Compared[]): boolean {
  const bases = compared.map(({ sku }) => {
    const price = pricePerSquareMetre(sku)
    return price && sku.taxIncluded !== null ? `${price.currency} ${sku.taxIncluded}` : null
  })
  return !bases.includes(null) && new Set(bases).size === 1
}

/** Whether all have a price per m², and only currency or tax prevents the comparison. */
export function haveMixedBases(compared: readonly Compared[]): boolean {
  return compared.length > 1 && compared.every(({ sku }) => pricePerSquareMetre(sku)) && !haveOneBasis(compared)
}

// A SKU that is no longer on sale is never marked as best; if it would be, no other is either.
function soleWinner(compared: readonly Compared[], beats: (one: number, other: number) => boolean): number | null {
  if (compared.length < 2) return null
  const winner = compared.findIndex((_, one) => compared.every((__, other) => one === other || beats(one, other)))
  const isOnSale = compared[winner]?.detail.onSale && compared[winner].sku.onSale
  return isOnSale ? winner : null
}
