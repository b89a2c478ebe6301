import { mapped } from './pauses.ts'
import type { WithPauses } from './pauses.ts'
import { differenceOfBoards } from './sharing/comparing/boards.ts'
import { differenceOfBudgets } from './sharing/comparing/budgets.ts'
import type { Difference } from './sharing/difference.ts'
import type { SharedBoard, SharedBudget } from './sharing/views.ts'
import type { BoardState, BudgetState } from './versions.ts'

interface State {
  board?: BoardState | undefined
  budget?: BudgetState | undefined
}

/**
 * The difference between two states of a board or a list, in the words that guests read about approvals. The saving version and
 * today's facts about SKUs are not compared.
 */
export function* differenceOfStates(before: State, after: State): WithPauses<Difference> {
  if (before.board && after.board)
    return yield* differenceOfBoards(comparableBoard(before.board), comparableBoard(after.board), 'differs')
  if (before.budget && after.budget)
    return yield* differenceOfBudgets(
      yield* comparableBudget(before.budget),
      yield* comparableBudget(after.budget),
      'differs',
    )
  return { added: [], removed: [], replaced: [], changed: [] }
}

/** Includes the parts of a board that links do not show: their changes are reported as `other`. */
function comparableBoard({ name, description, canvas, scale, background, grid, snap, items }: BoardState): SharedBoard {
  const paper = { name, description, canvas, scale, background, grid, snap }
  return {
    ...paper,
    items: items.map(({ version: _version, now: _now, ...item }) =>
      item.type === 'sku' ? { ...item, snapshot: lasting(item.snapshot) } : item,
    ),
  }
}

/** Allocations that are copied between two pauses: some milliseconds. */
const ALLOCATIONS_AT_ONCE = 5000

function* comparableBudget(budget: BudgetState): WithPauses<SharedBudget> {
  const { name, code, clientName, projectDate, areaId, baseCurrency, unitSystem, taxMode, taxRounding } = budget
  const { defaultTaxRate, contingencyPct, targetBudget, packing, status, totals } = budget
  const named = { name, code, clientName, projectDate, areaId, baseCurrency, unitSystem, taxMode, taxRounding }
  const terms = { defaultTaxRate, contingencyPct, targetBudget, packing, status, totals }
  const allocations = yield* mapped(
    budget.allocations,
    ({ version: _version, id: _id, ...allocation }) => allocation,
    ALLOCATIONS_AT_ONCE,
  )
  return {
    ...named,
    ...terms,
    rooms: budget.rooms.map(({ version: _version, sort: _sort, ...room }) => room),
    lines: budget.lines.map(({ version: _version, now: _now, sort: _sort, skuId: _skuId, snapshot, ...line }) => ({
      ...line,
      snapshot: snapshot && lasting(withoutBrand(snapshot)),
    })),
    allocations,
  }
}

/** Without the time at which it was true. */
function lasting<Snapshot extends { capturedAt: number }>({ capturedAt: _at, ...snapshot }: Snapshot) {
  return snapshot
}

function withoutBrand<Snapshot extends { brandId: string }>({ brandId: _brandId, ...snapshot }: Snapshot) {
  return snapshot
}
