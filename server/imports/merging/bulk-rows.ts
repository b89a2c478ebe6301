import { sql } from 'kysely'
import type { RawBuilder, Selectable } from 'kysely'
import type { CatalogueTables } from '../../catalogue/tables.ts'
import { copyTextOf } from '../../platform/postgres/copy-in.ts'
import type { Trx } from '../../database.ts'

export type TableName = keyof CatalogueTables
export type Statement = RawBuilder<unknown>
export type Row<Table extends TableName> = Selectable<CatalogueTables[Table]>

/** A statement that inserts rows with given ids, without some columns; undefined if there are no rows. */
export function additionOf<Table extends TableName>(
  table: Table,
  rows: Partial<Row<Table>>[],
  without?: ReadonlySet<string>,
): Statement | undefined {
  const [first] = rows
  if (!first) return undefined
  const columns = Object.keys(first).filter((column) => !without?.has(column))
  return sql`COPY ${sql.table(table)} (${columnList(columns)}) FROM STDIN ${copyTextOf(rows, columns)}`
}

/** Inserts rows with given ids. */
export async function insertRows<Table extends TableName>(
  trx: Trx,
  table: Table,
  rows: Partial<Row<Table>>[],
): Promise<void> {
  await additionOf(table, rows)?.execute(trx)
}

/** Updates rows by id, one statement for all with the same columns. */
export async function updateRows<Table extends TableName>(
  trx: Trx,
  table: Table,
  rows: Partial<Row<Table>>[],
): Promise<void> {
  for (const alike of Map.groupBy(rows, (row) => Object.keys(row).sort().join()).values()) {
    const assignments = Object.keys(alike[0] ?? {})
      .filter((column) => column !== 'id')
      .map((column) => sql`${sql.ref(column)} = fresh.${sql.ref(column)}`)
    await sql`
      UPDATE ${sql.table(table)} AS stored SET ${sql.join(assignments)}
      FROM json_populate_recordset(NULL::${sql.table(table)}, ${jsonOf(alike)}) AS fresh
      WHERE stored.id = fresh.id`.execute(trx)
  }
}

export async function deleteRows(trx: Trx, table: TableName, ids: string[]): Promise<void> {
  if (ids.length) await sql`DELETE FROM ${sql.table(table)} WHERE id = ANY (${ids}::bigint[])`.execute(trx)
}

// PostgreSQL reads missing fields as null; leaving nulls out saves most of the JSON.
function jsonOf(rows: object[]): string {
  return JSON.stringify(rows.map(withoutNulls))
}

function withoutNulls(row: object): object {
  const stated: Record<string, unknown> = {}
  for (const [column, value] of Object.entries(row)) if (value !== null) stated[column] = value
  return stated
}

function columnList(columns: string[]) {
  return sql.join(columns.map((column) => sql.ref(column)))
}
