import type { Line } from '../entries.ts'
import type { LineFigures, Totals } from '../figures.ts'
import { amountsOf, shownDigitsOf, taxRateOf } from './amounts.ts'
import type { Amounts, Bounds, SumTerms } from './amounts.ts'
import type { BudgetEntries } from './budget-entries.ts'
import { isCounted } from './line-figures.ts'
import { quantitiesOf, summedByRoom } from './quantities.ts'
import type { Quantities } from './quantities.ts'
import { createRoomSums } from './room-sums.ts'
import type { RoomSums, ShownInRoom } from './room-sums.ts'
import { shownByRoom } from './shares.ts'
import type { RoomShare } from './shares.ts'
import { createTally } from './totals.ts'

export interface ComputedLine {
  line: Line
  quantities: Quantities
  amounts: Amounts | null
  taxRate: bigint
  isTallied: boolean
  /** Printed when first asked for, as are `shares`. */
  figures: LineFigures | undefined
  shares: readonly RoomShare[] | undefined
  /** What it has added to the sums of the rooms. */
  byRoom: readonly ShownInRoom[] | undefined
}

/** The amounts of each line, and the sums over all lines that count. Callers say which lines to compute again. */
export interface ComputedLines {
  /** Undefined where there is no such line. */
  find(terms: SumTerms, id: string): ComputedLine | undefined
  /** Computes a line again, or removes it if it is gone. */
  compute(terms: SumTerms, id: string): void
  /** Sums all lines again, and computes those that were touched or are new. */
  computeAll(terms: SumTerms, touched: ReadonlySet<string>): void
  /** Alternatives depend on another line and count nowhere: they are computed when they are looked at. */
  forgetAlternatives(): void
  /** Removes what depends on the way tax is shown. */
  forgetPrinted(): void
  totals(terms: SumTerms): Totals
  roomTotals(terms: SumTerms): ReadonlyMap<string | null, Bounds<string>>
}

export function createComputedLines(entries: BudgetEntries): ComputedLines {
  const computed = new Map<string, ComputedLine>()
  let tally = createTally()
  let roomSums: RoomSums | undefined

  const forgetRoomSums = () => {
    if (!roomSums) return
    roomSums = undefined
    for (const line of computed.values()) line.byRoom = undefined
  }

  return {
    find: (terms, id) => {
      const known = computed.get(id)
      const line = entries.lines.get(id)
      if (known || !line) return known
      const made = computedLine(terms, line, entries)
      computed.set(id, made)
      return made
    },
    compute: (terms, id) => {
      const before = computed.get(id)
      if (before?.isTallied) tally.remove(before.taxRate, before.amounts)
      if (before?.byRoom) roomSums?.take(before.byRoom)
      const line = entries.lines.get(id)
      if (!line) {
        computed.delete(id)
        return
      }
      const after = computedLine(terms, line, entries)
      if (after.isTallied) tally.add(after.taxRate, after.amounts)
      computed.set(id, after)
    },
    computeAll: (terms, touched) => {
      // Taking most lines out of the tally takes longer than a new tally.
      tally = createTally()
      forgetRoomSums()
      for (const id of computed.keys()) if (!entries.lines.has(id)) computed.delete(id)
      for (const [id, line] of entries.lines) {
        const known = touched.has(id) ? undefined : computed.get(id)
        const after = known ?? computedLine(terms, line, entries)
        if (after.isTallied) tally.add(after.taxRate, after.amounts)
        if (!known) computed.set(id, after)
      }
    },
    forgetAlternatives: () => {
      for (const line of entries.lines.values()) if (line.alternativeOf !== null) computed.delete(line.id)
    },
    forgetPrinted: () => {
      for (const line of computed.values()) {
        line.figures = undefined
        line.shares = undefined
      }
      forgetRoomSums()
    },
    totals: (terms) => tally.totals(terms),
    roomTotals: (terms) => {
      roomSums ??= createRoomSums()
      for (const line of computed.values()) {
        if (!line.isTallied || !line.amounts || line.byRoom) continue
        line.byRoom = shownByRoom(terms, line.amounts, summedByRoom(entries.needsOf(line.line)), entries.rooms)
        roomSums.add(line.byRoom)
      }
      return roomSums.printed(shownDigitsOf(terms))
    },
  }
}

const NOT_YET = { figures: undefined, shares: undefined, byRoom: undefined }

function computedLine(terms: SumTerms, line: Line, entries: BudgetEntries): ComputedLine {
  const quantities = quantitiesOf(entries.needsOf(line), line.pack, terms.packing)
  const amounts = amountsOf(terms, line, quantities)
  return { line, quantities, amounts, taxRate: taxRateOf(terms, line), isTallied: isCounted(line), ...NOT_YET }
}
