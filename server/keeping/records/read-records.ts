import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { OutputOf } from '../../../contract/endpoint.ts'
import type { RecordCalls, RecordSort } from '../../../contract/keeping/record-calls.ts'
import { holds } from '../../platform/postgres/identity.ts'
import type { KeepingDeps } from '../deps.ts'
import { countSome, ref } from './record-kind.ts'
import type { OneAs, RecordKind } from './record-kind.ts'
import { getRecord, selectRecords } from './select-records.ts'
import { showRecord } from './show-record.ts'

/** The parameters of every kind's list; each kind has filters besides. */
interface Asked {
  pageNo: number
  pageSize: number
  keyword?: string | undefined
  lacks?: string | undefined
  isAlike?: unknown
  sort: RecordSort
  direction: 'up' | 'down'
}

/** A page of one kind of records. */
export function pageOfRecords(kind: RecordKind) {
  return async ({ db }: Pick<KeepingDeps, 'db'>, given: object): Promise<OutputOf<RecordCalls['page']>> => {
    // Parsed by the schema of the kind, whose own filters have no type here.
    const input = given as Asked
    const { pageNo, pageSize } = input
    const { records, total } = await selectRecords(db, kind, {
      where: sql.join(conditions(kind, input), sql` AND `),
      order: orderOf(kind, input.sort),
      isReversed: input.direction === 'down',
      limit: pageSize,
      offset: (pageNo - 1) * pageSize,
    })
    return { list: records.map((record) => showRecord(kind, record)), total }
  }
}

/** One record. Throws Problem 404. */
export function oneRecord(kind: RecordKind) {
  return async ({ db }: Pick<KeepingDeps, 'db'>, { id }: { id: string }) =>
    showRecord(kind, await getRecord(db, kind, id))
}

function conditions(kind: RecordKind, input: Asked): RawBuilder<unknown>[] {
  const { keyword = '', lacks, isAlike } = input
  const filters = Object.entries(kind.filters ?? {}).flatMap(([name, filter]) => {
    const value = (input as unknown as Record<string, string | undefined>)[name]
    return value === undefined ? [] : [filter(value)]
  })
  const found = kind.searched.map((text) => holds(text, keyword))
  const missing = lacks === undefined ? undefined : kind.fields[lacks]
  return [
    sql`true`,
    ...filters,
    ...(keyword.trim() ? [sql`(${sql.join(found, sql` OR `)})`] : []),
    ...(missing ? [sql`coalesce(${missing}, '') = ''`] : []),
    ...(isAlike && kind.oneAs ? [likeAnother(kind, kind.oneAs)] : []),
  ]
}

/** That another of the same owner has nearly the same name: only case, spaces, punctuation or the way of writing differ. */
function likeAnother({ table }: RecordKind, { name, within }: OneAs): RawBuilder<boolean> {
  const likeness = sql`likeness_of(${name})`
  return sql<boolean>`(${likeness}, ${within}) IN (
    SELECT ${likeness}, ${within} FROM ${sql.table(table)} AS r GROUP BY 1, 2 HAVING count(*) > 1)`
}

function orderOf({ table, order, name, enName, uses }: RecordKind, sort: RecordSort): RawBuilder<unknown> {
  switch (sort) {
    case 'newest':
      return sql`${ref('id')} DESC`
    case 'name':
      return sql`lower(coalesce(${enName}, ${name}))`
    case 'changed':
      return sql`(SELECT max(version) FROM change_log WHERE entity_id = ${ref('id')} AND entity = ${table}) NULLS FIRST`
    case 'uses':
      return sql`${countSome(uses.products)} + ${countSome(uses.skus)} + ${countSome(uses.records)}`
    case 'order':
      return order
  }
}
