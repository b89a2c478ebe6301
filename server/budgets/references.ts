import { sql } from 'kysely'
import type { BudgetFields } from '../../contract/budgets/budget.ts'
import type { Entry, Line } from '../../contract/budgets/entries.ts'
import type { StoredDocument } from '../workspace/conflicts.ts'
import type { Trx } from '../database.ts'
import { requireReferences } from './checks.ts'
import type { PutEntries } from './checks.ts'
import type { WhoseBudget } from './stored.ts'

interface Refers {
  lines?: readonly Pick<Line, 'alternativeOf'>[] | undefined
  allocations?: readonly { lineId: string; roomId: string | null }[] | undefined
}

/** The ids to which entries refer. */
export function referredBy({ lines = [], allocations = [] }: Refers): string[] {
  const ids = [
    ...lines.map(({ alternativeOf }) => alternativeOf),
    ...allocations.flatMap(({ lineId, roomId }) => [lineId, roomId]),
  ]
  return [...new Set(ids.filter((id) => id !== null))]
}

interface Sound {
  put: PutEntries
  removed: ReadonlySet<string>
  /** The stored entries, and those to which they refer. */
  standing: StoredDocument<BudgetFields, Entry>
}

/** Throws Problem 400 where a put entry refers to one that is not in the list. */
export async function requireSound(trx: Trx, budget: WhoseBudget, { put, removed, standing }: Sound): Promise<void> {
  const rooms = new Set(put.rooms.map(({ id }) => id))
  const lines = new Map<string, Pick<Line, 'alternativeOf'>>()
  for (const { item } of standing.items.values()) {
    if (!item || removed.has(item.id)) continue
    if (item.type === 'room') rooms.add(item.id)
    if (item.type === 'line') lines.set(item.id, item)
  }
  for (const line of put.lines) lines.set(line.id, line)
  const alternatives = put.lines.filter(({ alternativeOf }) => alternativeOf !== null)
  const known = [...put.lines.map(({ id }) => id), ...removed]
  const replaced = await findReplaced(trx, budget, { lines: alternatives, known })
  for (const { alternativeOf } of alternatives) if (alternativeOf !== null) replaced.add(alternativeOf)
  requireReferences(put, 'put', {
    hasRoom: (id) => rooms.has(id),
    lineOf: (id) => lines.get(id),
    hasAlternatives: (id) => replaced.has(id),
  })
}

/** Those of the lines that have stored alternatives which the save neither puts nor removes. */
async function findReplaced(
  trx: Trx,
  budget: WhoseBudget,
  { lines, known }: { lines: readonly Line[]; known: readonly string[] },
): Promise<Set<string>> {
  if (lines.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT line_id AS id FROM budget_entry
    WHERE budget_id = ${budget.id} AND member_id = ${budget.member_id} AND type = 'line'
      AND line_id = ANY (${lines.map(({ id }) => id)}::uuid[]) AND id <> ALL (${known}::uuid[])`.execute(trx)
  return new Set(rows.map(({ id }) => id))
}
