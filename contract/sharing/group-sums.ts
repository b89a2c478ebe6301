import type { Bound, Bounds } from '../budgets/arithmetic/amounts.ts'
import { sumOf } from '../budgets/arithmetic/decimal.ts'
import type { SharedBudget, SharedLine } from './views.ts'

/** The amounts that a line shows, or a room's part of them. Null: it has no price. */
export type ShownAmounts = Bounds<string | null>

/** The sum of a group's rows, in the list's currency. */
export interface GroupSum extends Bounds<string> {
  /** Rows without a price: as in the totals, the sum leaves them out. */
  unpriced: number
  /** Rows with a price whose part in this group the link does not show: the sum leaves them out too. */
  untold: number
}

/** A line's amounts, one figure as all three; undefined where the link shows no prices. */
export function shownAmountsOf({ figures }: Pick<SharedLine, 'figures'>): ShownAmounts | undefined {
  const { chosen, low = chosen, high = chosen } = figures ?? {}
  return low === undefined || high === undefined || chosen === undefined ? undefined : { low, high, chosen }
}

/**
 * The sum of a group's rows, made of the shown amounts only, so that it reveals nothing new. Undefined where no row has an
 * amount, and where the link hides the totals, since subtotals lead to them.
 */
export function groupSumOf(
  { totals }: Pick<SharedBudget, 'totals'>,
  rows: readonly (ShownAmounts | undefined)[],
): GroupSum | undefined {
  const priced = rows.filter((row) => row !== undefined).filter(isPriced)
  if (totals?.chosen === undefined || priced.length === 0) return undefined
  const of = (bound: Bound) => sumOf(priced.map((row) => row[bound]))
  const unpriced = rows.filter((row) => row?.low === null).length
  const untold = rows.length - priced.length - unpriced
  return { low: of('low'), high: of('high'), chosen: of('chosen'), unpriced, untold }
}

function isPriced(row: ShownAmounts): row is Bounds<string> {
  return row.low !== null && row.high !== null && row.chosen !== null
}

interface SharedAmounts {
  low?: string | null | undefined
  chosen?: string | null | undefined
}

/** Whether these amounts, of a line or of all, are one figure: the link has no right to the range. */
export function isOneFigure(amounts: SharedAmounts | undefined): boolean {
  return amounts?.chosen !== undefined && amounts.low === undefined
}

/** Whether a link shows this list with one price a line and one total. */
export function hasOneFigure({ totals, lines }: Pick<SharedBudget, 'totals' | 'lines'>): boolean {
  return isOneFigure(totals) || lines.some(({ figures }) => isOneFigure(figures))
}
