import { allocatedLine, lineFiguresOf } from '../../contract/budgets/arithmetic/line-figures.ts'
import type { Line } from '../../contract/budgets/entries.ts'
import type { Totals } from '../../contract/budgets/figures.ts'
import type { Substituted } from '../../contract/substitution.ts'
import type { Trx } from '../database.ts'
import { amountsOfLines } from './amounts.ts'
import { byKind } from './kinds.ts'
import { addUp } from './refresh-amounts.ts'
import { fieldsOf, findReckoned } from './stored.ts'
import type { BudgetRow } from './stored.ts'
import { changedSums, totalsOfSums } from './sums.ts'

export interface LineChange {
  before: Line
  after: Line
}

type LineState = NonNullable<Substituted['places'][number]['line']>['before']

export interface ReckonedChanges {
  /** Each line's state before and after its change, in the given order. */
  lines: { before: LineState; after: LineState }[]
  /** The list's totals after the changes. */
  totals: Totals
}

/** Computes lines and list as they would be after changes, without writing anything. */
export async function reckonChanges(
  trx: Trx,
  budget: BudgetRow,
  changes: readonly LineChange[],
): Promise<ReckonedChanges> {
  const terms = fieldsOf(budget)
  const ids = changes.flatMap(({ before }) => [
    before.id,
    ...(before.alternativeOf === null ? [] : [before.alternativeOf]),
  ])
  const { rooms, lines, allocations } = byKind(await findReckoned(trx, budget, [...new Set(ids)]))
  const roomsById = new Map(rooms.map((room) => [room.id, room]))
  const linesById = new Map(lines.map((line) => [line.id, line]))
  const allocationsByLine = Map.groupBy(allocations, ({ lineId }) => lineId)
  const amountsOf = (of: readonly Line[]) => amountsOfLines({ terms, lines: of, allocationsByLine, rooms: roomsById })
  const stateOf = (line: Line): LineState => {
    const own = allocationsByLine.get(allocatedLine(line, linesById)) ?? []
    const { need, packs, orderQty, low, high, chosen } = lineFiguresOf(terms, line, own, roomsById)
    return { need, packs, orderQty, low, high, chosen, leadTimeDays: line.leadTimeDays }
  }
  const sums = changedSums(budget.sums ?? (await addUp(trx, budget)), {
    less: amountsOf(changes.map(({ before }) => before)),
    more: amountsOf(changes.map(({ after }) => after)),
  })
  return {
    lines: changes.map(({ before, after }) => ({ before: stateOf(before), after: stateOf(after) })),
    totals: totalsOfSums(sums, terms).totals,
  }
}
