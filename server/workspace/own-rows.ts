import { sql } from 'kysely'
import type { Kysely, Selectable } from 'kysely'
import type { OwnTable } from './own-tables.ts'

/**
 * Reads a member's rows one by one, those in the trash too: with their contents they may not fit into memory together. Skips rows
 * that are deleted meanwhile.
 */
export async function* readOwnRows<Tables, Table extends OwnTable<Tables>>(
  db: Kysely<Tables>,
  table: Table,
  memberId: string,
): AsyncGenerator<Selectable<Tables[Table]>> {
  const { rows: ids } = await sql<{ id: string }>`
    SELECT id::text FROM ${sql.table(table)} WHERE member_id = ${memberId} ORDER BY ${sql.table(table)}.id`.execute(db)
  for (const { id } of ids) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time, as said above
    const row = await findOwnRow(db, table, { id, memberId })
    if (row) yield row
  }
}

/** Finds a member's row, in the trash or not. */
export async function findOwnRow<Tables, Table extends OwnTable<Tables>>(
  db: Kysely<Tables>,
  table: Table,
  { id, memberId }: { id: string; memberId: string },
): Promise<Selectable<Tables[Table]> | undefined> {
  const { rows } = await sql<Selectable<Tables[Table]>>`
    SELECT * FROM ${sql.table(table)} WHERE id = ${id} AND member_id = ${memberId}`.execute(db)
  return rows[0]
}

/** Gets a member's row that the caller has locked. Throws where it is gone. */
export async function getOwnRow<Tables, Table extends OwnTable<Tables>>(
  db: Kysely<Tables>,
  table: Table,
  { id, memberId }: { id: string; memberId: string },
): Promise<Selectable<Tables[Table]>> {
  const row = await findOwnRow(db, table, { id, memberId })
  if (!row) throw new Error(`${table} ${id} is gone though it is locked`)
  return row
}
