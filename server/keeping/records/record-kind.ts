import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { CatalogueTables } from '../../catalogue/tables.ts'
import { MOST_USES } from '../../../contract/keeping/record-calls.ts'
import type { Trx } from '../../database.ts'

/** The fields of a record by their names in the contract. */
export type FieldValue = string | number | string[] | null
export type Fields = Record<string, FieldValue>

/** Texts for people in both languages. */
export interface BilingualText {
  en: string
  zh: string
}

/** A record from its row, with the number of its uses. */
export interface KeptRecord {
  id: string
  fields: Fields
  uses: { products: number; skus: number; records: number }
  isBuiltIn: boolean
  of: { name: string; enName: string } | null
  fact: string | null
  name: string
  enName: string
}

/** Two records are one if they have one name (contract/identity.ts) and one owner, a text. */
export interface OneAs {
  name: RawBuilder<string>
  within: RawBuilder<string>
  /** Whether they are one in capitals or not. */
  isFolded?: true
  /** The constraint that holds for names as they are written, whose refusal is told. */
  constraint: string
}

/** The definition of a kind of record: its table and its rules. In SQL its row is `r`. */
export interface RecordKind {
  table: keyof CatalogueTables
  /** Each field as SQL; the column is the field's name in lower case unless stated. */
  fields: Record<string, RawBuilder<unknown>>
  /** Fields that are not columns. */
  notColumns?: readonly string[]
  /** Further columns to write, from the changed fields and the whole record afterwards. Throws a Problem for invalid values. */
  write?: (trx: Trx, changed: Fields, whole: Fields) => Promise<Record<string, unknown>>
  /** Fields that are shown as missing where they are null or empty. */
  lacks: readonly string[]
  name: RawBuilder<string | null>
  enName: RawBuilder<string | null>
  /** What a keyword is searched in. */
  searched: readonly RawBuilder<unknown>[]
  /** The order of the list. */
  order: RawBuilder<unknown>
  /** Queries whose rows are the uses of a record. */
  uses: Partial<Record<'products' | 'skus' | 'records', RawBuilder<unknown>>>
  /** The name of what uses it as `records`. */
  users?: BilingualText
  isBuiltIn?: RawBuilder<boolean>
  /** Why a built-in record is needed. */
  neededFor?: (fields: Fields) => BilingualText
  /** Whether built-in records cannot be changed at all, rather than only in fields that are fixed while used. */
  isBuiltInFixed?: true
  of?: RawBuilder<unknown>
  /** The code of the fact that it is. */
  fact?: RawBuilder<unknown>
  /** The fields of its names; at least one must be filled (`namesOf`). */
  names?: readonly [english: string, chinese: string]
  /** What makes two records one. */
  oneAs?: OneAs
  /** Those of them that are required columns: the other name stands in. */
  standsIn?: readonly string[]
  /** Fields that cannot change while something uses the record, and never in a built-in one. */
  fixedWhileUsed?: readonly string[]
  /** Constraints of its table, by name: the field to blame, and the reason. */
  refusals: Record<string, { field: string; reason: BilingualText }>
  filters?: Record<string, (value: string) => RawBuilder<boolean>>
  /** Rows that belong to it, and are deleted and restored with it. */
  owned?: { table: keyof CatalogueTables; column: string }
  /** The reason why a restored record cannot stay in its place, if there is one. */
  misplaced?: (trx: Trx) => Promise<BilingualText | undefined>
  /** Settles what another record has taken over since it was deleted. */
  settle?: (trx: Trx, id: string) => Promise<void>
  /** Updates what follows from the record. */
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

/** A record's id in the form of the contract. */
export const idColumn = (column: string): RawBuilder<string | null> => sql`${ref(column)}::text`

/** The key of the picture to which a column refers. */
export const pictureKey = (column: string): RawBuilder<string | null> =>
  sql`(SELECT key FROM picture WHERE picture.id = ${ref(column)})`

/**
 * That a column equals a value, written as a range. PostgreSQL expects an equality to match as many rows as for other values, and
 * reads the whole table for a value that few rows have; for a range it uses the index.
 */
export function isJust(column: RawBuilder<unknown>, value: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`${column} BETWEEN ${value} AND ${value}`
}

/** The number of rows, counted no further than a list shows. */
export function countSome(rows: RawBuilder<unknown> | undefined): RawBuilder<number> {
  return rows ? sql`(SELECT count(*)::int FROM (${rows} LIMIT ${sql.lit(MOST_USES + 1)}) AS used)` : sql`0`
}

export const COMES_WITH: BilingualText = { en: 'it comes with Quarry', zh: '为系统内置' }
export const TAKEN: BilingualText = { en: 'there is one of this name already', zh: '已有同名记录' }
export const UNKNOWN: BilingualText = { en: 'does not exist', zh: '不存在' }
