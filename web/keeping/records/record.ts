import type { RecordCalls } from '../../../contract/keeping/record-calls.ts'
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

/** The calls of a kind, untyped in its own fields. */
export function callsOf(kind: RecordKindName): RecordCalls {
  return records[kind]
}

export const kindNames = Object.keys(records) as RecordKindName[]

export function isKind(name: string | undefined): name is RecordKindName {
  return name !== undefined && name in records
}

export function valueOf(record: KeptRecord, field: string): FieldValue {
  return (record[field] ?? null) as FieldValue
}

/** A record's name in the reader's language; each kind has its own fields for it. */
export function nameOfRecord(record: KeptRecord, isChinese: boolean): string {
  const { words, currency, date } = record
  if (Array.isArray(words)) return String(words[0])
  if (typeof currency === 'string' && typeof date === 'string') return `${currency} ${date}`
  const english = record['enName'] ?? record['englishName'] ?? record['remark']
  const chinese = record['name'] ?? record['label']
  const name = isChinese ? (chinese ?? english) : (english ?? chinese)
  return typeof name === 'string' ? name : ''
}
