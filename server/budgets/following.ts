import type { BudgetFields } from '../../contract/budgets/budget.ts'
import type { Entry } from '../../contract/budgets/entries.ts'
import type { Effect } from '../workspace/conflicts.ts'
import type { Trx } from '../database.ts'
import { findEntries } from './stored.ts'
import type { StoredEntry, WhoseBudget } from './stored.ts'

/**
 * Finds the entries that are removed along with rooms and lines: their allocations, and alternatives of the lines. Entries that the
 * save puts stay.
 */
export async function findFollowing(
  trx: Trx,
  budget: WhoseBudget,
  { put, remove }: Effect<BudgetFields, Entry>,
): Promise<StoredEntry[]> {
  if (remove.length === 0) return []
  const ofLines = await findEntries(trx, budget, { lineIds: remove })
  const ofRooms = await findEntries(trx, budget, { roomIds: remove })
  const kept = new Set(put.map(({ id }) => id))
  const alternatives = ofLines.flatMap(({ id, type }) => (type === 'line' && !kept.has(id) ? [id] : []))
  const ofAlternatives = alternatives.length > 0 ? await findEntries(trx, budget, { lineIds: alternatives }) : []
  const following = new Map([...ofLines, ...ofRooms, ...ofAlternatives].map((entry) => [entry.id, entry]))
  for (const id of [...remove, ...kept]) following.delete(id)
  return [...following.values()]
}
