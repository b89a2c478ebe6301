import { createSums, type Sums, type SumsChange } from '../../contract/budgets/arithmetic/sums.ts'
import { NEW_BUDGET } from '../../contract/budgets/budget.ts'
import { entriesOf, largeBudget, type LargeBudget } from '../budgets/large-budget.ts'
import { short, type Figure } from '../figure.ts'
import { spreadOf, type Spread } from '../spread.ts'

const RUNS = 40
/** Number of edits; each changes another value. */
const CHANGES = 200

/** The totals of 2,000 lines in 20 rooms, as the browser computes them: from nothing, and after an edit. */
export function measureBudgetSums(): Figure[] {
  const budget = largeBudget()
  const size = `${budget.lines.length} lines × ${budget.rooms.length} rooms`
  const [first = 0, ...later] = Array.from({ length: RUNS }, () => timeOfNothing(budget))
  const begun = figure(`Totals of ${size}, from nothing`, spreadOf(later), 40)
  const sums = createSums(NEW_BUDGET, entriesOf(budget))
  return [
    { ...begun, note: `${begun.note}, the first time ${short(first)}` },
    figure('Totals after a price was changed', timesOf(sums, priceChanges(budget))),
    figure('Totals after a quantity was changed', timesOf(sums, quantityChanges(budget))),
    figure('Totals after a room was measured anew', timesOf(sums, roomChanges(budget))),
    figure('Totals by room after a price was changed', timesOf(sums, priceChanges(budget), true)),
  ]
}

/** The p50 is the figure: the page computes it, so no requests queue up. */
function figure(name: string, { p50, p95, count }: Spread, atMost = 10): Figure & { note: string } {
  const note = `p95 ${short(p95)}, n ${count}`
  return { name: `${name}, p50`, value: p50, unit: 'ms', target: { atMost }, note }
}

function timeOfNothing(budget: LargeBudget): number {
  const entries = entriesOf(budget)
  const began = performance.now()
  createSums(NEW_BUDGET, entries).totals()
  return performance.now() - began
}

function timesOf(sums: Sums, changes: readonly SumsChange[], isByRoom = false) {
  if (isByRoom) sums.roomTotals()
  return spreadOf(
    changes.map((change) => {
      const began = performance.now()
      sums.change(change)
      sums.totals()
      if (isByRoom) sums.roomTotals()
      return performance.now() - began
    }),
  )
}

function priceChanges({ lines }: LargeBudget): SumsChange[] {
  return lines
    .slice(0, CHANGES)
    .map((line, place) => ({ put: [{ ...line, type: 'line', price: { ...line.price, low: `${place + 1}.5` } }] }))
}

function quantityChanges({ allocations }: LargeBudget): SumsChange[] {
  return allocations
    .slice(0, CHANGES)
    .map((allocation, place) => ({ put: [{ ...allocation, type: 'allocation', netQty: `${place + 1}.5` }] }))
}

function roomChanges({ rooms }: LargeBudget): SumsChange[] {
  return rooms.map((room, place) => ({ put: [{ ...room, type: 'room', floorArea: `${place + 10}.5` }] }))
}
