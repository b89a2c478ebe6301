import type { Line, LineNow } from '../../../contract/budgets/entries.ts'
import { currencyOf } from '../../../contract/budgets/offers.ts'

/**
 * Whether the catalogue's price is another than the line took from it. What the member has typed since is no difference, nor is
 * that a line never took one, as those of a template.
 */
export function hasOtherPrice({ snapshot }: Pick<Line, 'snapshot'>, now: LineNow): boolean {
  if (!snapshot || !now.changed || (snapshot.minPrice === null && snapshot.maxPrice === null)) return false
  const isSame = snapshot.minPrice === now.minPrice && snapshot.maxPrice === now.maxPrice
  return !isSame || currencyOf(snapshot.currency) !== currencyOf(now.currency)
}
