import type { BudgetFields } from '../../contract/budgets/budget.ts'
import type { Entry } from '../../contract/budgets/entries.ts'
import type { Effect, StoredDocument } from '../workspace/conflicts.ts'
import type { BudgetRow, StoredEntry } from './stored.ts'

/** How many entries of each kind a list holds. */
export interface EntryCounts {
  rooms: number
  lines: number
  allocations: number
}

interface Counted {
  effect: Effect<BudgetFields, Entry>
  standing: StoredDocument<BudgetFields, Entry>
  /** Entries that are removed along with others. */
  following: readonly StoredEntry[]
}

/** The numbers of entries after a save. */
export function countsAfter(budget: BudgetRow, { effect, standing, following }: Counted): EntryCounts {
  const { room_count: rooms, line_count: lines, allocation_count: allocations } = budget
  const counts = { room: rooms, line: lines, allocation: allocations }
  for (const { id, type } of effect.put) if (!standing.items.get(id)?.item) counts[type] += 1
  for (const id of effect.remove) {
    const type = standing.items.get(id)?.item?.type
    if (type) counts[type] -= 1
  }
  for (const { type } of following) counts[type] -= 1
  return { rooms: counts.room, lines: counts.line, allocations: counts.allocation }
}

export function countColumns({ rooms, lines, allocations }: EntryCounts) {
  return { room_count: rooms, line_count: lines, allocation_count: allocations }
}
