import { sql } from 'kysely'
import type { Trx } from '../../database.ts'
import { writtenColumns } from './owned-tables.ts'
import { SHARED } from './shared-tables.ts'

/** Restores shared rows that the run, or an earlier undo as unused, deleted, if restored product rows refer to them again. */
export async function bringBackShared(trx: Trx, runId: string): Promise<void> {
  const { rows } = await sql<{ entity: string; value: string; type: string | null }>`
    SELECT DISTINCT entity, value, type FROM (${sql.join(MISSING, sql` UNION ALL `)}) AS missing`.execute(trx)
  for (const { entity, value, type } of rows) {
    if (type === null) await bringBack(trx, { table: entity, id: value, runId })
    else await bringBackEntry(trx, { type, value, runId })
  }
}

const MISSING = Object.entries(SHARED).flatMap(([table, users]) =>
  users
    .filter(([of]) => !(of in SHARED))
    .map(([of, column, type]) => {
      const isThere =
        type === undefined
          ? sql`id = (whole ->> ${sql.lit(column)})::bigint`
          : sql`type = ${sql.lit(type)} AND value = whole ->> ${sql.lit(column)}`
      return sql`
        SELECT ${sql.lit(table)} AS entity, whole ->> ${sql.lit(column)} AS value, ${type === undefined ? sql`NULL` : sql.lit(type)} AS type
        FROM pg_temp.undo_start WHERE entity = ${sql.lit(of)} AND whole ? ${sql.lit(column)}
          AND whole ->> ${sql.lit(column)} IS NOT NULL AND NOT EXISTS (SELECT FROM ${sql.table(table)} WHERE ${isThere})`
    }),
)

/** References between the shared tables themselves. */
const OF_SHARED = Object.entries(SHARED).flatMap(([table, users]) =>
  users.filter(([of]) => of in SHARED).map(([of, column]) => ({ of, column, table })),
)

interface Missing {
  table: string
  id: string
  /** The run that is undone. */
  runId: string
}

async function bringBack(trx: Trx, { table, id, runId }: Missing): Promise<void> {
  const { rows } = await sql<{ before: Record<string, string | number>; undoes: string | null; run: string | null }>`
    SELECT before, undoes, run_id::text AS run FROM change_log WHERE entity_id = ${id} AND entity = ${table} AND after IS NULL
      AND NOT EXISTS (SELECT FROM ${sql.table(table)} WHERE id = ${id})
    ORDER BY version DESC LIMIT 1`.execute(trx)
  const [row] = rows
  // A row that somebody deleted by hand stays deleted.
  if (!row || (row.undoes === null && row.run !== runId)) return
  for (const { column, table: needed } of OF_SHARED.filter(({ of }) => of === table))
    if (row.before[column] !== undefined) await bringBack(trx, { table: needed, id: String(row.before[column]), runId })
  const columns = sql.join((await writtenColumns(trx, table)).map((name) => sql.ref(name)))
  await sql`
    INSERT INTO ${sql.table(table)} (${columns})
    SELECT ${columns} FROM jsonb_populate_record(NULL::${sql.table(table)}, ${JSON.stringify(row.before)}::jsonb)
    ON CONFLICT DO NOTHING`.execute(trx)
}

async function bringBackEntry(
  trx: Trx,
  { type, value, runId }: { type: string; value: string; runId: string },
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT log.entity_id::text AS id FROM change_span span CROSS JOIN LATERAL (
      SELECT entity, entity_id, before FROM change_log WHERE version BETWEEN span.first AND span.last OFFSET 0) AS log
    WHERE span.entity = 'dictionary_entry' AND span.kind = 'removed' AND log.entity = 'dictionary_entry'
      AND log.before ->> 'type' = ${type} AND log.before ->> 'value' = ${value}
    ORDER BY span.last DESC LIMIT 1`.execute(trx)
  if (rows[0]) await bringBack(trx, { table: 'dictionary_entry', id: rows[0].id, runId })
}
