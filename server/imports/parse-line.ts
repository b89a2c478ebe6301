import type * as z from 'zod'
import {
  importCategory,
  importDictionaryEntry,
  importProduct,
  importRate,
  importWords,
} from '../../contract/import-file.ts'
import type { ImportProduct, ImportSetting } from '../../contract/import-file.ts'
import { issueText } from '../../contract/issue-text.ts'
import { findBadText } from '../../contract/storable-text.ts'
import type { RawLine } from './import-source.ts'

/** Why a line, or one field of it, was not taken. `field` is empty where the line as a whole is meant. */
export interface Rejection {
  line: number
  field: string
  reason: string
}

export type ParsedLine =
  | { kind: 'product'; line: number; product: ImportProduct }
  | { kind: 'setting'; line: number; setting: ImportSetting }
  | { kind: 'rejected'; line: number; rejections: Rejection[] }

const MOST_REASONS = 20

const inWords: z.core.ParseContext<z.core.$ZodIssue> = { error: (issue) => issueText(issue, 'en') }

/** What a line says, or every reason why it says nothing we can take. */
export function parseLine({ line, text, problem }: RawLine): ParsedLine {
  const reject = (reason: string): ParsedLine => ({ kind: 'rejected', line, rejections: [{ line, field: '', reason }] })
  if (problem) return reject(problem)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return reject(`not JSON: ${(error as Error).message}`)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return reject('expected an object')
  const bad = findBadText(value)
  if (bad) return { kind: 'rejected', line, rejections: [{ line, field: fieldName(bad.path), reason: bad.reason.en }] }
  const schema = settingSchemaOf(value)
  if (schema) {
    const parsed = schema.safeParse(value, inWords)
    return parsed.success ? { kind: 'setting', line, setting: parsed.data } : rejected(line, parsed.error)
  }
  const parsed = importProduct.safeParse(value, inWords)
  return parsed.success ? { kind: 'product', line, product: parsed.data } : rejected(line, parsed.error)
}

function settingSchemaOf(value: object): z.ZodType<ImportSetting> | undefined {
  if ('rate' in value) return importRate
  if ('dict' in value) return importDictionaryEntry
  if ('words' in value) return importWords
  if ('category' in value && !('key' in value)) return importCategory
  return undefined
}

function rejected(line: number, error: z.ZodError): ParsedLine {
  const rejections = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ line, field: fieldName([...issue.path, key]), reason: 'unknown field' }))
      : [{ line, field: fieldName(issue.path), reason: issue.message }],
  )
  return { kind: 'rejected', line, rejections: rejections.slice(0, MOST_REASONS) }
}

/** `['skus', 0, 'minPrice']` → `skus[0].minPrice`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '')
}
