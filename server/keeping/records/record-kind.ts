import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { CatalogueTables } from '../../catalogue/tables.ts'
import { MOST_USES } from '../../../contract/keeping/record-calls.ts'
import type { Trx } from '../deps.ts'

/** What a field holds, by its name in the contract. */
export type FieldValue = string | number | string[] | null
export type Fields = Record<string, FieldValue>

/** Words for a person, in both languages. */
export interface BilingualText {
  en: string
  zh: string
}

/** A record as its row has it, with how many use it. */
export interface KeptRecord {
  id: string
  fields: Fields
  uses: { products: number; skus: number; records: number }
  isBuiltIn: boolean
  of: { name: string; enName: string } | null
  name: string
  enName: string
}

/** One kind of record of which products are made: what it is in the tables, and what is particular about it. `r` is its row. */
export interface RecordKind {
  table: keyof CatalogueTables
  /** Each field as its row says it, as SQL; the column is its name in small letters where nothing else is said. */
  fields: Record<string, RawBuilder<unknown>>
  /** Fields that are no columns of their own. */
  notColumns?: readonly string[]
  /** What is written besides, of the fields that change and of the whole record after. Throws a Problem for what cannot be. */
  write?: (trx: Trx, changed: Fields, whole: Fields) => Promise<Record<string, unknown>>
  /** Fields that say nothing where they are null or empty. */
  lacks: readonly string[]
  name: RawBuilder<string | null>
  enName: RawBuilder<string | null>
  /** Where a keyword is looked for. */
  searched: readonly RawBuilder<unknown>[]
  /** In which order they stand. */
  order: RawBuilder<unknown>
  /** Rows, each of which is a use. */
  uses: Partial<Record<'products' | 'skus' | 'records', RawBuilder<unknown>>>
  /** What uses it as `records`. */
  users?: BilingualText
  isBuiltIn?: RawBuilder<boolean>
  /** What a record that is built in is needed for. */
  neededFor?: (fields: Fields) => BilingualText
  /** What is built in cannot be changed at all; else only what is fixed while it is used. */
  isBuiltInFixed?: true
  of?: RawBuilder<unknown>
  /** The fields of its names, of which one says something at least (`namesOf`). */
  names?: readonly [english: string, chinese: string]
  /** Of these the ones that a row cannot be without: the other name stands in. */
  standsIn?: readonly string[]
  /** Fields that stay as they are while something uses the record, and for ever where it is built in. */
  fixedWhileUsed?: readonly string[]
  /** Constraints of its table: which field breaks them, and how that is said. */
  refusals: Record<string, { field: string; reason: BilingualText }>
  filters?: Record<string, (value: string) => RawBuilder<boolean>>
  /** Rows that are nothing without it, and go and come with it. */
  owned?: { table: keyof CatalogueTables; column: string }
  /** Why what was put back cannot stay where it is, if so. */
  misplaced?: (trx: Trx) => Promise<BilingualText | undefined>
  /** Keeps right what follows from it. */
  renew?: (trx: Trx, id: string, before: Fields, after: Fields) => Promise<void>
}

export const ref = (column: string): RawBuilder<never> => sql.ref(`r.${column}`)

/** `enName` is `en_name`. */
export function columnNameOf(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** Fields that are columns of the same name. */
export function sameNamedColumns(...fields: string[]): Record<string, RawBuilder<unknown>> {
  return Object.fromEntries(fields.map((field) => [field, ref(columnNameOf(field))]))
}

/** A record's number as the contract has it. */
export const idColumn = (column: string): RawBuilder<string | null> => sql`${ref(column)}::text`

/** The key of the picture that a column names. */
export const pictureKey = (column: string): RawBuilder<string | null> =>
  sql`(SELECT key FROM picture WHERE picture.id = ${ref(column)})`

/**
 * That a column is a value, said as a range. Of an equality the planner believes that any value is as frequent as others, and reads the whole
 * table for one that few rows have or none; of a range it believes that few are in it, and goes by the index. Where rows are made DISTINCT by what
 * comes next in the index, an equality goes by it anyway.
 */
export function isJust(column: RawBuilder<unknown>, value: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`${column} BETWEEN ${value} AND ${value}`
}

/** How many rows there are, counted no further than a list tells. */
export function countSome(rows: RawBuilder<unknown> | undefined): RawBuilder<number> {
  return rows ? sql`(SELECT count(*)::int FROM (${rows} LIMIT ${sql.lit(MOST_USES + 1)}) AS used)` : sql`0`
}

export const COMES_WITH: BilingualText = { en: 'it comes with Quarry', zh: '为系统内置' }
export const TAKEN: BilingualText = { en: 'there is one of this name already', zh: '已有同名记录' }
export const UNKNOWN: BilingualText = { en: 'is not known', zh: '不存在' }
