import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import type { Trx } from '../database.ts'

/** The advisory lock under which migration 002 numbers changes. */
const CHANGE_LOG_LOCK = 7_105_003

/** Who changes pictures by measuring looks: nobody did anything, so neither trail nor feed tells it (decisions/212). */
export const LOOKS_ACTOR = 'measuring looks'

/** SQL: the newest version of the catalogue. */
export const CATALOGUE_VERSION = sql<string>`(SELECT coalesce(max(version), 0)::text FROM change_log)`

/**
 * A place in the change log. A failover to a standby that lacked the last changes may give their versions to other changes, so the
 * version alone does not say which change is meant (decisions/151).
 */
export interface LogPlace {
  version: number
  /** When the change was made, in seconds since 1970, to the microsecond; absent before the first change. */
  madeAt: string | undefined
}

export const EMPTY_LOG: LogPlace = { version: 0, madeAt: undefined }

/** The place of the newest change. */
export async function findNewestPlace(db: QueryExecutorProvider): Promise<LogPlace> {
  const { rows } = await sql<{ version: string; made_at: string }>`
    SELECT version::text, extract(epoch FROM at)::text AS made_at FROM change_log ORDER BY change_log.version DESC LIMIT 1`.execute(
    db,
  )
  const [newest] = rows
  return newest ? { version: Number(newest.version), madeAt: newest.made_at } : EMPTY_LOG
}

/** SQL: when the change with a version was made, as in `LogPlace`; null if there is none. */
export function madeAtOf(version: number) {
  return sql<string | null>`(SELECT extract(epoch FROM at)::text FROM change_log WHERE version = ${version})`
}

/** Whether the log still has the change of a place. */
export async function hasPlace(db: QueryExecutorProvider, { version, madeAt }: LogPlace): Promise<boolean> {
  const { rows } = await sql<{ made_at: string | null }>`SELECT ${madeAtOf(version)} AS made_at`.execute(db)
  return (rows[0]?.made_at ?? undefined) === madeAt
}

/**
 * Makes a transaction the only writer of the catalogue until it ends, so that what it reads stays true. Its first write would take the
 * same lock anyway. A dry run takes no lock.
 */
export async function lockCatalogue(trx: QueryExecutorProvider): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${CHANGE_LOG_LOCK}) WHERE NOT EXISTS (SELECT FROM dry_run)`.execute(trx)
}

/** Makes a transaction a dry run: its changes are not logged, and it cannot be committed (migration 025). */
export async function markDryRun(trx: QueryExecutorProvider): Promise<void> {
  await sql`INSERT INTO dry_run (kept_by) VALUES (0)`.execute(trx)
}

/** Sets who changes the catalogue in this transaction (`member:7`, or the name of a command), and in which import run. */
export async function changeAs(trx: QueryExecutorProvider, actor: string, runId = ''): Promise<void> {
  await sql`SELECT set_config('quarry.actor', ${actor}, true), set_config('quarry.run', ${runId}, true)`.execute(trx)
}

/** As `changeAs`, for a transaction that undoes an import run. */
export async function undoAs(trx: Trx, actor: string, runId: string): Promise<void> {
  await changeAs(trx, actor)
  await sql`SELECT set_config('quarry.undoes', ${runId}, true)`.execute(trx)
}
