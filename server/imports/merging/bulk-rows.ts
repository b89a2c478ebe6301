import { sql } from 'kysely'
import type { Selectable, Transaction } from 'kysely'
import type { CatalogueTables } from '../../catalogue/tables.ts'

export type Trx = Transaction<CatalogueTables>
export type TableName = keyof CatalogueTables
export type Row<Table extends TableName> = Selectable<CatalogueTables[Table]>

/** Adds rows with ids of their own choosing, in one statement. */
export async function insertRows<Table extends TableName>(
  trx: Trx,
  table: Table,
  rows: Partial<Row<Table>>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = columnList(first)
  await sql`
    INSERT INTO ${sql.table(table)} (${columns})
    SELECT ${columns} FROM json_populate_recordset(NULL::${sql.table(table)}, ${jsonOf(rows)})`.execute(trx)
}

/** Rewrites rows by id, in one statement; every row has the same columns. */
export async function updateRows<Table extends TableName>(
  trx: Trx,
  table: Table,
  rows: Partial<Row<Table>>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const assignments = Object.keys(first)
    .filter((column) => column !== 'id')
    .map((column) => sql`${sql.ref(column)} = fresh.${sql.ref(column)}`)
  await sql`
    UPDATE ${sql.table(table)} AS stored SET ${sql.join(assignments)}
    FROM json_populate_recordset(NULL::${sql.table(table)}, ${jsonOf(rows)}) AS fresh
    WHERE stored.id = fresh.id`.execute(trx)
}

export async function deleteRows(trx: Trx, table: TableName, ids: string[]): Promise<void> {
  if (ids.length) await sql`DELETE FROM ${sql.table(table)} WHERE id = ANY (${ids}::bigint[])`.execute(trx)
}

// What is left out is null for PostgreSQL, and is most of what there would be to write and to read.
function jsonOf(rows: object[]): string {
  return JSON.stringify(rows.map(withoutNulls))
}

function withoutNulls(row: object): object {
  const stated: Record<string, unknown> = {}
  for (const [column, value] of Object.entries(row)) if (value !== null) stated[column] = value
  return stated
}

function columnList(row: object) {
  return sql.join(Object.keys(row).map((column) => sql.ref(column)))
}

/** Hands out ids of a table before its rows are written, from its sequence, in blocks that grow as more are asked for. */
export function createIdSource(trx: Trx): (table: TableName) => Promise<string> {
  const blocks = new Map<TableName, { ids: string[]; size: number }>()
  return async (table) => {
    const block = blocks.get(table) ?? { ids: [], size: 1 }
    blocks.set(table, block)
    if (!block.ids.length) {
      const { rows } = await sql<{ id: string }>`
        SELECT nextval(sequence)::text AS id
        FROM (SELECT pg_get_serial_sequence(${table}, 'id')::regclass AS sequence OFFSET 0) AS named,
          generate_series(1, ${block.size})`.execute(trx)
      block.ids = rows.map(({ id }) => id).reverse()
      block.size *= 4
    }
    const id = block.ids.pop()
    if (!id) throw new Error(`no id for ${table}`)
    return id
  }
}
