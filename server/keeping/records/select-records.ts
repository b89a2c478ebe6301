import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { Problem } from '../../../contract/problem.ts'
import type { Db } from '../../database.ts'
import { countSome, ref } from './record-kind.ts'
import type { KeptRecord, RecordKind } from './record-kind.ts'

/** The rows of a kind that are wanted, and their order. */
interface Wanted {
  where: RawBuilder<unknown>
  order: RawBuilder<unknown>
  isReversed: boolean
  limit: number
  offset: number
}

/** A page of records. Uses are counted for these records only. */
export async function selectRecords(
  db: Db,
  kind: RecordKind,
  { where, order, isReversed, limit, offset }: Wanted,
): Promise<{ records: KeptRecord[]; total: number }> {
  const byPlace = isReversed ? sql`ORDER BY place DESC` : sql`ORDER BY place`
  const { rows } = await sql<KeptRecord & { total: string }>`
    WITH page AS MATERIALIZED (
      SELECT ${ref('id')}, row_number() OVER (ORDER BY ${order}, ${ref('id')}) AS place, count(*) OVER () AS total
      FROM ${sql.table(kind.table)} AS r WHERE ${where}
      ${byPlace} LIMIT ${limit} OFFSET ${offset}
    )
    SELECT ${recordColumns(kind)}, total FROM page JOIN ${sql.table(kind.table)} AS r ON r.id = page.id
    ${byPlace}`.execute(db)
  const records = rows.map(({ total: _total, ...record }) => record)
  if (rows.length || !offset) return { records, total: Number(rows[0]?.total ?? 0) }
  const counted = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM ${sql.table(kind.table)} AS r WHERE ${where}`.execute(db)
  return { records, total: counted.rows[0]?.total ?? 0 }
}

/** The existing records of these ids. */
export async function findRecords(db: Db, kind: RecordKind, ids: readonly string[]): Promise<KeptRecord[]> {
  const { rows } = await sql<KeptRecord>`
    SELECT ${recordColumns(kind)} FROM ${sql.table(kind.table)} AS r WHERE id = ANY (${ids}::bigint[])`.execute(db)
  return rows
}

/** Throws Problem 404. */
export async function getRecord(db: Db, kind: RecordKind, id: string): Promise<KeptRecord> {
  const [record] = await findRecords(db, kind, [id])
  if (!record) throw new Problem(404)
  return record
}

function recordColumns({ fields, uses, isBuiltIn, of, fact, name, enName }: RecordKind): RawBuilder<unknown> {
  const pairs = Object.entries(fields).map(([field, value]) => sql`${sql.lit(field)}, ${value}`)
  return sql`${ref('id')}::text AS id, jsonb_build_object(${sql.join(pairs)}) AS fields,
    jsonb_build_object('products', ${countSome(uses.products)}, 'skus', ${countSome(uses.skus)},
      'records', ${countSome(uses.records)}) AS uses,
    ${isBuiltIn ?? sql`false`} AS "isBuiltIn", ${of ?? sql`NULL`} AS of, ${fact ?? sql`NULL`} AS fact,
    coalesce(${name}, ${enName}) AS name, coalesce(${enName}, ${name}) AS "enName"`
}
