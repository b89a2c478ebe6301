import type { Endpoint } from '../../../contract/endpoint.ts'
import type { RecordCalls, RecordSort } from '../../../contract/keeping/record-calls.ts'
import { pickName } from '../../../contract/display-name.ts'
import { records, type RecordKindName } from '../../../contract/keeping/records.ts'

export type FieldValue = string | number | string[] | null
export type Fields = Readonly<Record<string, FieldValue>>

/** A record of any kind: the common fields, and its own ones. */
export interface KeptRecord {
  id: string
  uses: { products: number; skus: number; records: number }
  lacks: readonly string[]
  isBuiltIn: boolean
  of: { name: string; enName: string } | null
  fact?: string | undefined
  [field: string]: unknown
}

/** What a list asks for. Beside these, a kind's own filter by its name. */
export interface RecordsAsked {
  pageNo?: number
  pageSize?: number
  keyword?: string
  lacks?: string | undefined
  isAlike?: '1'
  sort?: RecordSort
  direction?: 'up' | 'down'
}

/** Fields of one record, before and after. */
export interface RecordEdit {
  id: string
  was: Fields
  is: Fields
}

/** The calls of a kind, untyped in its own fields. */
interface CallsOfKind extends Pick<RecordCalls, 'deleted'> {
  page: Endpoint<RecordsAsked, { list: KeptRecord[]; total: number }>
  get: Endpoint<{ id: string }, KeptRecord>
  create: Endpoint<Readonly<Record<string, unknown>>, string>
  update: Endpoint<RecordEdit, KeptRecord>
  remove: Endpoint<{ ids: string[] }, number>
  restore: Endpoint<{ ids: string[] }, number>
}

export function callsOf(kind: RecordKindName): CallsOfKind {
  return records[kind] as unknown as CallsOfKind
}

export const kindNames = Object.keys(records) as RecordKindName[]

export function isKind(name: string | undefined): name is RecordKindName {
  return name !== undefined && name in records
}

export function valueOf(record: KeptRecord, field: string): FieldValue {
  return (record[field] ?? null) as FieldValue
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

/** A record's name in the reader's language; each kind has its own fields for it. */
export function nameOfRecord(record: KeptRecord, isChinese: boolean): string {
  const { words, currency, date } = record
  if (Array.isArray(words)) return String(words[0])
  if (typeof currency === 'string' && typeof date === 'string') return `${currency} ${date}`
  const english = record['enName'] ?? record['englishName'] ?? record['remark']
  const chinese = record['name'] ?? record['label']
  return pickName(isChinese, textOf(chinese), textOf(english))
}
