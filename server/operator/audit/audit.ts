import { sql } from 'kysely'
import type { AuditChange, AuditFilters, getAuditChoices, getAuditPage } from '../../../contract/audit.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { Db } from '../../database.ts'
import { findChanges } from './find-changes.ts'
import { findAuditedRecords } from './records.ts'
import { tellChange } from './told-change.ts'

export interface AuditDeps {
  db: Db
}

/** A page of the catalogue's changes, the newest first. */
export async function getPageOfChanges(
  { db }: AuditDeps,
  { before, pageSize, ...filters }: ParsedInputOf<typeof getAuditPage>,
): Promise<OutputOf<typeof getAuditPage>> {
  const list = await tellChanges(db, filters, { before, count: pageSize + 1 })
  const shown = list.slice(0, pageSize)
  return { list: shown, next: list.length > pageSize ? (shown.at(-1)?.version ?? null) : null }
}

/** Changes that meet all filters, in the form of the API, the newest first. */
export async function tellChanges(
  db: AuditDeps['db'],
  filters: AuditFilters,
  wanted: { before: string | undefined; count: number },
): Promise<AuditChange[]> {
  const changes = await findChanges(db, filters, wanted)
  const records = await findAuditedRecords(db, changes)
  return changes.map((change) => tellChange(change, records))
}

/** The most imports among the filter's choices. */
const MOST_RUNS = 50

/** The choices of the filters. Each author is found by one step in the index, however many changes there are. */
export async function getChoices({ db }: AuditDeps): Promise<OutputOf<typeof getAuditChoices>> {
  const { rows: actors } = await sql<{ actor: string }>`
    WITH RECURSIVE known (actor) AS (
      (SELECT actor FROM change_span WHERE actor >= 'member:' ORDER BY actor LIMIT 1)
      UNION ALL
      SELECT (SELECT actor FROM change_span WHERE actor > known.actor ORDER BY actor LIMIT 1)
      FROM known WHERE known.actor IS NOT NULL)
    SELECT actor FROM known WHERE actor LIKE 'member:%'`.execute(db)
  const runs = await db
    .selectFrom('import_run')
    .select(['id', 'name', 'started_at'])
    .orderBy('id', 'desc')
    .limit(MOST_RUNS)
    .execute()
  const ids = actors.map(({ actor }) => actor.slice('member:'.length)).filter((id) => /^\d+$/.test(id))
  return {
    memberIds: ids.toSorted((one, other) => Number(one) - Number(other)),
    runs: runs.map(({ id, name, started_at: startedAt }) => ({ id, name, startTime: startedAt.getTime() })),
  }
}
