import { sql } from 'kysely'
import { createSums } from '../../contract/budgets/arithmetic/sums.ts'
import type { BudgetField, BudgetFields } from '../../contract/budgets/budget.ts'
import type * as calls from '../../contract/budgets/calls.ts'
import type { Budget } from '../../contract/budgets/calls.ts'
import { inOrder } from '../../contract/budgets/entries.ts'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { CATALOGUE_VERSION } from '../catalogue/change-log.ts'
import type { KnownSkus } from '../catalogue/known-skus.ts'
import { inPieces, letOthersIn } from '../platform/in-pieces.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import { nowOf } from './offers.ts'
import type { SkuNow } from './offers.ts'
import type { BudgetParts } from './parts.ts'
import { byKind, removedByKind } from './kinds.ts'
import { shownLog } from './status.ts'
import { cardOf, fieldsOf, findEntries, getBudgetRow } from './stored.ts'

/** Lines whose figures are printed in one go. */
const LINES_AT_ONCE = 500

export interface OpeningParts extends BudgetParts {
  knownSkus: KnownSkus<SkuNow>
}

/** Throws 404 for a list that the member may not work on. */
export async function getBudget(
  parts: OpeningParts,
  { id }: ParsedInputOf<typeof calls.getBudget>,
  { caller: { memberId } }: Pick<MemberContext, 'caller'>,
): Promise<Budget> {
  return openBudget(parts, { id, memberId })
}

/** A list that the member may work on, whole. Throws 404. */
export async function openBudget(
  parts: Pick<OpeningParts, 'db' | 'knownSkus'>,
  { id, memberId }: { id: string; memberId: string },
): Promise<Budget> {
  const { row, entries } = await readWhole(parts, id, memberId)
  // 40,000 quantities keep the thread for a while in each of these steps: others' calls come between them.
  await letOthersIn(entries.length)
  const { rooms, lines, allocations } = byKind(entries)
  const entriesById = new Map(entries.map((entry) => [entry.id, entry]))
  await letOthersIn(entries.length)
  const sums = createSums(fieldsOf(row), entriesById)
  await letOthersIn(entries.length)
  const skuIds = [...new Set(lines.flatMap(({ skuId }) => skuId ?? []))]
  const skus = await parts.knownSkus.find(skuIds, row.catalogue_version)
  const shown: Budget['lines'] = []
  await inPieces(inOrder(lines), LINES_AT_ONCE, (piece) => {
    for (const line of piece) {
      const figures = sums.figures(line.id)
      if (!figures) throw new Error(`line ${line.id} has no figures`)
      shown.push({ ...line, figures, now: nowOf(line, skus) })
    }
  })
  return {
    ...cardOf(row),
    totals: sums.totals(),
    rooms: inOrder(rooms),
    lines: shown,
    allocations,
    statusLog: shownLog(row.status_log),
  }
}

/** Reads a list and its entries as of one version, again where somebody saved between the two reads. Throws 404. */
export async function readWhole(parts: Pick<BudgetParts, 'db'>, id: string, memberId: string) {
  for (;;) {
    const row = await getBudgetRow(parts.db, { id, memberId, needed: 'comment' })
    const entries = await findEntries(parts.db, row)
    const { rows } = await sql<{ version: number; catalogue_version: string }>`
      SELECT version, ${CATALOGUE_VERSION} AS catalogue_version FROM budget
      WHERE id = ${id} AND member_id = ${row.member_id}`.execute(parts.db)
    if (rows[0]?.version === row.version) return { row: { ...row, ...rows[0] }, entries }
  }
}

/** Answers what was saved since a version; nothing but version and status where nothing was. */
export async function getBudgetChanges(
  { db }: BudgetParts,
  { id, since }: ParsedInputOf<typeof calls.getBudgetChanges>,
  { caller: { memberId } }: Pick<MemberContext, 'caller'>,
): Promise<OutputOf<typeof calls.getBudgetChanges>> {
  const row = await getBudgetRow(db, { id, memberId, needed: 'comment' })
  const { version, right, status } = row
  const told = { version, right, status, statusLog: shownLog(row.status_log) }
  if (since >= version) return { ...told, list: {}, ...byKind([]), removed: removedByKind([]) }
  const [entries, removals] = await Promise.all([
    findEntries(db, row, { since }),
    db
      .selectFrom('budget_removal')
      .select(['entry_id', 'type'])
      .where('budget_id', '=', id)
      .where('member_id', '=', row.member_id)
      .where('version', '>', since)
      // What was saved between these reads belongs to a later version, and is for the next call.
      .where('version', '<=', version)
      .execute(),
  ])
  const all = fieldsOf(row)
  const changed = (Object.keys(all) as BudgetField[]).filter((field) => (row.field_versions[field] ?? 1) > since)
  const list = Object.fromEntries(changed.map((field) => [field, all[field]])) as Partial<BudgetFields>
  return {
    ...told,
    list,
    ...byKind(entries.filter((entry) => entry.version <= version)),
    removed: removedByKind(removals),
  }
}
