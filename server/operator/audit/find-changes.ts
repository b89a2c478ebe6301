import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { AuditFilters, AuditKind, AuditOrigin } from '../../../contract/audit.ts'
import { LOOKS_ACTOR } from '../../catalogue/change-log.ts'
import type { Db } from '../../database.ts'

/** A row of the change log, with the name of its import. */
export interface LoggedChange {
  version: string
  at: Date
  actor: string
  run_id: string | null
  undoes: string | null
  run_name: string | null
  entity: string
  entity_id: string
  kind: AuditKind
  before: LoggedRow | null
  after: LoggedRow | null
}
export type LoggedRow = Record<string, unknown>

interface Wanted {
  /** Only changes with an earlier version. */
  before: string | undefined
  count: number
}

/** Changes that meet all filters, the newest first. */
export async function findChanges(db: Db, filters: AuditFilters, wanted: Wanted): Promise<LoggedChange[]> {
  const found =
    filters.entityId === undefined ? inSpans(filters, wanted) : ofOneNumber(filters.entityId, filters, wanted)
  const { rows } = await sql<LoggedChange>`
    SELECT change.*, import_run.name AS run_name FROM (
      SELECT version, at, actor, run_id, undoes, entity, entity_id, ${KIND} AS kind, before, after
      FROM (${found}) AS change ORDER BY version DESC LIMIT ${wanted.count}) AS change
    LEFT JOIN import_run ON import_run.id = coalesce(undoes, run_id) ORDER BY version DESC`.execute(db)
  return rows
}

const KIND = sql`CASE WHEN before IS NULL THEN 'added' WHEN after IS NULL THEN 'removed' ELSE 'changed' END`

/** Searches by the spans of the log (migration 026), as many as the page needs. Spans do not overlap, so `before` cuts only one of them. */
function inSpans(filters: AuditFilters, { before, count }: Wanted): RawBuilder<unknown> {
  const end = before === undefined ? sql`last` : sql`least(last, ${before}::bigint - 1)`
  const place = before === undefined ? [] : [sql`first < ${before}::bigint`, sql`last <= ${spanAt(before)}`]
  const conditions = [...place, ...placeOfDays(filters), ...conditionsOf(filters, sql`kind`)]
  return sql`
    SELECT change_log.* FROM (
      SELECT *, coalesce(sum(until - first + 1) OVER (ORDER BY last DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS sooner
      FROM (
        SELECT *, ${end} AS until FROM change_span ${where(conditions, filters)}
        ORDER BY last DESC LIMIT ${count}) AS span) AS span
    CROSS JOIN LATERAL (
      SELECT * FROM change_log WHERE version BETWEEN span.first AND span.until ORDER BY version DESC LIMIT ${count}) AS change_log
    WHERE sooner < ${count}`
}

const spanAt = (version: string) => sql`coalesce(
  (SELECT last FROM change_span WHERE last >= ${version}::bigint ORDER BY last LIMIT 1), ${version}::bigint)`

/** Versions rise with time, but a change has the time at which its transaction began, on the same day or the day before. */
function placeOfDays({ from, to }: AuditFilters): Condition[] {
  const edge = (at: Date, isStart: boolean) =>
    isStart
      ? sql`last > coalesce((SELECT last FROM change_span WHERE at < ${at} ORDER BY at DESC LIMIT 1), 0)`
      : sql`last < coalesce((SELECT last FROM change_span WHERE at >= ${at} ORDER BY at LIMIT 1), ${sql.lit(BEYOND)}::bigint)`
  return [
    ...(from === undefined ? [] : [edge(dayStart(from, -1), true)]),
    ...(to === undefined ? [] : [edge(dayStart(to, 2), false)]),
  ]
}

/** The greatest possible version. */
const BEYOND = '9223372036854775807'

// One id has few changes. Without the fence PostgreSQL would read the whole log backwards for them.
function ofOneNumber(entityId: string, filters: AuditFilters, { before }: Wanted): RawBuilder<unknown> {
  const place = before === undefined ? [] : [sql`version < ${before}::bigint`]
  return sql`
    SELECT * FROM (SELECT * FROM change_log WHERE entity_id = ${entityId}::bigint OFFSET 0) AS change_log
    ${where([...place, ...conditionsOf(filters, KIND)], filters)}`
}

type Condition = RawBuilder<unknown>

function where(conditions: Condition[], { from, to }: AuditFilters): Condition {
  const all = [
    ...conditions,
    ...(from === undefined ? [] : [sql`at >= ${dayStart(from)}`]),
    ...(to === undefined ? [] : [sql`at < ${dayStart(to, 1)}`]),
  ]
  return all.length ? sql`WHERE ${sql.join(all, sql` AND `)}` : sql``
}

function conditionsOf({ entity, memberId, runId, kind, origin }: AuditFilters, kindOf: Condition): Condition[] {
  return [
    sql`actor <> ${LOOKS_ACTOR}`,
    ...(entity === undefined ? [] : [sql`entity = ${entity}`]),
    ...(memberId === undefined ? [] : [sql`actor = ${`member:${memberId}`}`]),
    ...(runId === undefined ? [] : [sql`(run_id = ${runId}::bigint OR undoes = ${runId}::bigint)`]),
    ...(kind === undefined ? [] : [sql`${kindOf} = ${kind}`]),
    ...(origin === undefined
      ? []
      : [origin === 'screen' && (memberId ?? entity) !== undefined ? SCREEN_AMONG : ORIGINS[origin]]),
  ]
}

// PostgreSQL should start from the author or kind of a change, not from its being made by hand.
const SCREEN_AMONG = sql`undoes IS NULL AND coalesce(run_id, 0) = 0 AND actor LIKE 'member:%'`

// The same rule as in `originOf`.
const ORIGINS: Record<AuditOrigin, Condition> = {
  undo: sql`undoes IS NOT NULL`,
  demonstration: sql`undoes IS NULL AND actor = 'demonstration'`,
  import: sql`undoes IS NULL AND run_id IS NOT NULL AND actor <> 'demonstration'`,
  screen: sql`undoes IS NULL AND run_id IS NULL AND actor LIKE 'member:%'`,
  server: sql`undoes IS NULL AND run_id IS NULL AND actor NOT LIKE 'member:%' AND actor <> 'demonstration'`,
}

/** How a change was made. */
export function originOf({
  actor,
  run_id: runId,
  undoes,
}: Pick<LoggedChange, 'actor' | 'run_id' | 'undoes'>): AuditOrigin {
  if (undoes !== null) return 'undo'
  if (actor === 'demonstration') return 'demonstration'
  if (runId !== null) return 'import'
  return actor.startsWith('member:') ? 'screen' : 'server'
}

const DAY = 24 * 60 * 60_000

/** The catalogue's day begins at midnight in UTC+8. */
function dayStart(day: string, later = 0): Date {
  return new Date(Date.parse(`${day}T00:00:00+08:00`) + later * DAY)
}
