import type { Line, LineNow } from '../../../contract/budgets/entries.ts'
import { currencyOf } from '../../../contract/budgets/offers.ts'

/**
 * Whether the catalogue's price differs from the one the line took from it. A price that the member typed is no difference, nor is a line
 * without a price from the catalogue, as in templates.
 */
export function hasOtherPrice({ snapshot }: Pick<Line, 'snapshot'>, now: LineNow): boolean {
  if (!snapshot || !now.changed || (snapshot.minPrice === null && snapshot.maxPrice === null)) return false
  const isSame =
    snapshot.minPrice === now.minPrice &&
    snapshot.maxPrice === now.maxPrice &&
    snapshot.priceQuantity === now.priceQuantity
  return !isSame || currencyOf(snapshot.currency) !== currencyOf(now.currency)
}
