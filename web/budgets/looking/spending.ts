import { parseDecimal, printDecimal } from '../../../contract/budgets/arithmetic/decimal.ts'
import { isCounted } from '../../../contract/budgets/arithmetic/line-figures.ts'
import type { RoomShare } from '../../../contract/budgets/arithmetic/shares.ts'
import { minorDigitsOf } from '../../../contract/budgets/currencies.ts'
import type { Line } from '../../../contract/budgets/entries.ts'
import type { LineFigures } from '../../../contract/budgets/figures.ts'

export const spendingGroups = ['section', 'room', 'brand'] as const
export type SpendingGroup = (typeof spendingGroups)[number]

/** The total of one group; decimals in the base currency. */
export interface Spending {
  /** A room's id, a section's name or a brand's id; empty for lines without one. */
  groupId: string
  low: string
  high: string
  chosen: string
}

/** What the charts need of `createSums`. */
export interface LineSums {
  figures: (lineId: string) => LineFigures | undefined
  shares: (lineId: string) => readonly RoomShare[]
}

/** Amounts of lines have the currency's digits, or four where tax is rounded over the document. */
const DIGITS = 4

/** Spending by group, without groups that have no price, highest first. */
export function spendingBy(
  group: SpendingGroup,
  lines: Iterable<Line>,
  { sums, currency }: { sums: LineSums; currency: string },
): Spending[] {
  const groups = new Map<string, Record<'low' | 'high' | 'chosen', bigint>>()
  const add = (groupId: string, { low, high, chosen }: Pick<LineFigures, 'low' | 'high' | 'chosen'>) => {
    if (low === null || high === null || chosen === null) return
    const found = groups.get(groupId) ?? { low: 0n, high: 0n, chosen: 0n }
    found.low += parseDecimal(low, DIGITS)
    found.high += parseDecimal(high, DIGITS)
    found.chosen += parseDecimal(chosen, DIGITS)
    groups.set(groupId, found)
  }
  for (const line of lines) {
    if (!isCounted(line)) continue
    if (group === 'room') for (const share of sums.shares(line.id)) add(share.roomId ?? '', share)
    else {
      const figures = sums.figures(line.id)
      if (figures) add(group === 'section' ? line.section : (line.snapshot?.brandId ?? ''), figures)
    }
  }
  const print = (value: bigint) => printDecimal(value, DIGITS, minorDigitsOf(currency))
  return [...groups]
    .toSorted(([, one], [, other]) => (one.chosen === other.chosen ? 0 : one.chosen > other.chosen ? -1 : 1))
    .map(([groupId, { low, high, chosen }]) => ({
      groupId,
      low: print(low),
      high: print(high),
      chosen: print(chosen),
    }))
}

/** How much of the list is chosen, ordered and delivered; decimals in the base currency. */
export interface Stages {
  /** Total of all lines that have a price. */
  planned: string
  /** Of lines whose price was chosen. */
  chosen: string
  /** Of lines that are ordered or delivered. */
  ordered: string
  delivered: string
}

export function stagesOf(
  lines: Iterable<Line>,
  { sums, currency }: { sums: Pick<LineSums, 'figures'>; currency: string },
): Stages {
  const stages = { planned: 0n, chosen: 0n, ordered: 0n, delivered: 0n }
  for (const line of lines) {
    const amount = isCounted(line) ? sums.figures(line.id)?.chosen : null
    if (amount == null) continue
    const value = parseDecimal(amount, DIGITS)
    stages.planned += value
    if (line.price.chosen !== null) stages.chosen += value
    if (line.status === 'ordered' || line.status === 'delivered') stages.ordered += value
    if (line.status === 'delivered') stages.delivered += value
  }
  const print = (value: bigint) => printDecimal(value, DIGITS, minorDigitsOf(currency))
  return {
    planned: print(stages.planned),
    chosen: print(stages.chosen),
    ordered: print(stages.ordered),
    delivered: print(stages.delivered),
  }
}

/** The ratio of two amounts from 0 to 1, for drawing only. */
export function shareOfAmount(amount: string, whole: string): number {
  const most = Number(whole)
  return most > 0 ? Math.min(1, Number(amount) / most) : 0
}
