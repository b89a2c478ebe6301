import type * as z from 'zod'
import {
  importCategory,
  importDictionaryEntry,
  importProduct,
  importRate,
  importWords,
} from '../../../contract/import-file.ts'
import type { ImportProduct, ImportSetting } from '../../../contract/import-file.ts'
import { issueText } from '../../../contract/issue-text.ts'
import { findBadText } from '../../../contract/storable-text.ts'
import type { RawLine } from './import-source.ts'
import type { PlaceOfField, Rejection } from './rejection.ts'

export type ParsedLine =
  | { kind: 'product'; line: number; product: ImportProduct; placeOf?: PlaceOfField | undefined }
  | { kind: 'setting'; line: number; setting: ImportSetting }
  | {
      kind: 'rejected'
      line: number
      rejections: Rejection[]
      /** What stood there, where it is to be a product. */
      given?: unknown
      placeOf?: PlaceOfField | undefined
    }

export type RejectedLine = Extract<ParsedLine, { kind: 'rejected' }>

export const MOST_REASONS = 20

const inWords: z.core.ParseContext<z.core.$ZodIssue> = { error: (issue) => issueText(issue, 'en') }

/** What a line says, or every reason why it says nothing we can take. */
export function parseLine({ line, text, problem, value: given, rejections, placeOf }: RawLine): ParsedLine {
  const reject = (reason: string): ParsedLine => ({ kind: 'rejected', line, rejections: [{ line, field: '', reason }] })
  if (problem) return reject(problem)
  if (rejections) return { kind: 'rejected', line, rejections }
  let value = given
  try {
    value ??= JSON.parse(text)
  } catch (error) {
    return reject(`not JSON: ${jsonFault((error as Error).message)}`)
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
  return parsed.success
    ? { kind: 'product', line, product: parsed.data, placeOf }
    : { ...rejected(line, parsed.error), given: value, placeOf }
}

// V8 counts characters from 0, and beside that lines, of which there is one.
function jsonFault(message: string): string {
  const inPlace = message
    .replace(/^Unexpected token (.*), (\.*".*) is not valid JSON$/s, 'Unexpected token $1 in $2')
    .replace(
      /(?: in JSON)? at position (\d+)(?: \(line \d+ column \d+\))?$/,
      (_, position) => ` at column ${Number(position) + 1}`,
    )
  return inPlace.charAt(0).toLowerCase() + inPlace.slice(1)
}

// What no setting has makes a line a product, so that it is told what it lacks of one.
function settingSchemaOf(value: object): z.ZodType<ImportSetting> | undefined {
  if ('key' in value || 'brand' in value) return undefined
  if ('rate' in value) return importRate
  if ('dict' in value) return importDictionaryEntry
  if ('words' in value) return importWords
  if (!('category' in value)) return undefined
  const isAlone = Object.keys(value).length === 1
  const isPlaced = typeof value.category === 'object' && !Array.isArray(value.category)
  return isAlone || isPlaced ? importCategory : undefined
}

function rejected(line: number, error: z.ZodError): RejectedLine {
  // What is of the wrong type is told so once: its length or size says nothing then.
  const mistyped = new Set(
    error.issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => fieldName(path)),
  )
  const issues = error.issues.filter(({ code, path }) => code === 'invalid_type' || !mistyped.has(fieldName(path)))
  const rejections = issues.flatMap((issue) =>
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
