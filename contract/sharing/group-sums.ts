import type { Bound, Bounds } from '../budgets/arithmetic/amounts.ts'
import { sumOf } from '../budgets/arithmetic/decimal.ts'
import type { SharedBudget, SharedLine } from './views.ts'

/** What a line shows, or what a room has of it. Null: it has no price. */
export type ShownAmounts = Bounds<string | null>

/** What the rows of a group come to, in the list's currency. */
export interface GroupSum extends Bounds<string> {
  /** Rows that have no price: as in the totals, the sum is without them. */
  unpriced: number
  /** Rows that have a price, of which the link does not tell how much is in this group: the sum is without them too. */
  untold: number
}

/** What a line comes to; undefined where the link shows no prices. */
export function shownAmountsOf({ figures }: Pick<SharedLine, 'figures'>): ShownAmounts | undefined {
  const { low, high, chosen } = figures ?? {}
  return low === undefined || high === undefined || chosen === undefined ? undefined : { low, high, chosen }
}

/**
 * What the rows of a group come to. It is added up from what each row shows, so whoever reads the sum could have added it up
 * themselves: it betrays nothing. Undefined where no row has an amount, and where the link shows no total: who hides what a list
 * comes to wants no sums on the way to it.
 */
export function groupSumOf(
  { totals }: Pick<SharedBudget, 'totals'>,
  rows: readonly (ShownAmounts | undefined)[],
): GroupSum | undefined {
  const priced = rows.filter((row) => row !== undefined).filter(isPriced)
  if (totals?.low === undefined || priced.length === 0) return undefined
  const of = (bound: Bound) => sumOf(priced.map((row) => row[bound]))
  const unpriced = rows.filter((row) => row?.low === null).length
  const untold = rows.length - priced.length - unpriced
  return { low: of('low'), high: of('high'), chosen: of('chosen'), unpriced, untold }
}

function isPriced(row: ShownAmounts): row is Bounds<string> {
  return row.low !== null && row.high !== null && row.chosen !== null
}
