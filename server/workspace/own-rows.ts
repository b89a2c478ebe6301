import { sql } from 'kysely'
import type { QueryExecutorProvider, Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { OwnTable } from './own-tables.ts'

/**
 * Reads a member's rows one by one, those in the trash too: with their contents they may not fit into memory together. Skips rows
 * that are deleted meanwhile.
 */
export async function* readOwnRows<Table extends OwnTable>(
  db: QueryExecutorProvider,
  table: Table,
  memberId: string,
): AsyncGenerator<Selectable<Database[Table]>> {
  const { rows: ids } = await sql<{ id: string }>`
    SELECT id::text FROM ${sql.table(table)} WHERE member_id = ${memberId} ORDER BY ${sql.table(table)}.id`.execute(db)
  for (const { id } of ids) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time, as said above
    const row = await findOwnRow(db, table, { id, memberId })
    if (row) yield row
  }
}

/** Finds a member's row, in the trash or not. */
export async function findOwnRow<Table extends OwnTable>(
  db: QueryExecutorProvider,
  table: Table,
  { id, memberId }: { id: string; memberId: string },
): Promise<Selectable<Database[Table]> | undefined> {
  const { rows } = await sql<Selectable<Database[Table]>>`
    SELECT * FROM ${sql.table(table)} WHERE id = ${id} AND member_id = ${memberId}`.execute(db)
  return rows[0]
}

/** Gets a member's row that the caller has locked. Throws where it is gone. */
export async function getOwnRow<Table extends OwnTable>(
  db: QueryExecutorProvider,
  table: Table,
  { id, memberId }: { id: string; memberId: string },
): Promise<Selectable<Database[Table]>> {
  const row = await findOwnRow(db, table, { id, memberId })
  if (!row) throw new Error(`${table} ${id} is gone though it is locked`)
  return row
}
