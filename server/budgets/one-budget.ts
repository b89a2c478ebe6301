import { sql } from 'kysely'
import type * as calls from '../../contract/budgets/calls.ts'
import type { Budget } from '../../contract/budgets/calls.ts'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { CATALOGUE_VERSION } from '../catalogue/change-log.ts'
import type { KnownSkus } from '../catalogue/known-skus.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import { letOthersIn } from '../platform/in-pieces.ts'
import { fieldsSince } from '../workspace/conflicts.ts'
import { figured } from './figured.ts'
import type { BudgetSkuNow } from './offers.ts'
import type { BudgetDeps } from './deps.ts'
import { byKind, removedByKind } from './kinds.ts'
import { shownLog } from './status.ts'
import { cardOf, fieldsOf, findEntries, getBudgetRow } from './stored.ts'

export interface BudgetOpeningDeps extends BudgetDeps {
  knownSkus: KnownSkus<BudgetSkuNow>
}

/** Throws 404 for a list on which the member does not work. */
export async function getBudget(
  deps: BudgetOpeningDeps,
  { id }: ParsedInputOf<typeof calls.getBudget>,
  { caller: { memberId } }: Pick<MemberContext, 'caller'>,
): Promise<Budget> {
  return openBudget(deps, { id, memberId })
}

/** A whole list on which the member works. Throws 404. */
export async function openBudget(
  deps: Pick<BudgetOpeningDeps, 'db' | 'knownSkus'>,
  { id, memberId }: { id: string; memberId: string },
): Promise<Budget> {
  const { row, entries } = await readWholeBudget(deps, id, memberId)
  const terms = { fields: fieldsOf(row), entries, catalogueVersion: row.catalogue_version }
  return {
    ...cardOf(row),
    ...(await figured(deps.knownSkus, terms)),
    statusLog: shownLog(row.status_log),
  }
}

/** Reads a list and its entries in one version; reads again where somebody saved between the two queries. Throws 404. */
export async function readWholeBudget(deps: Pick<BudgetDeps, 'db'>, id: string, memberId: string) {
  for (;;) {
    const row = await getBudgetRow(deps.db, { id, memberId, needed: 'comment' })
    const entries = await findEntries(deps.db, row)
    const { rows } = await sql<{ version: number; catalogue_version: string }>`
      SELECT version, ${CATALOGUE_VERSION} AS catalogue_version FROM budget
      WHERE id = ${id} AND member_id = ${row.member_id}`.execute(deps.db)
    if (rows[0]?.version === row.version) return { row: { ...row, ...rows[0] }, entries }
  }
}

/** What was saved since a version; only version and status where nothing was. */
export async function getBudgetChanges(
  { db }: BudgetDeps,
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
      // What was saved between these queries belongs to a later version, for the next call.
      .where('version', '<=', version)
      .execute(),
  ])
  await letOthersIn(entries.length)
  const list = fieldsSince(since, { fields: fieldsOf(row), fieldVersions: row.field_versions })
  return {
    ...told,
    list,
    ...byKind(entries.filter((entry) => entry.version <= version)),
    removed: removedByKind(removals),
  }
}
