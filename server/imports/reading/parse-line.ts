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

/** `rows` are the rows of a table that a line was made of; absent if it is of no table. */
interface LinePlace {
  line: number
  rows?: readonly number[] | undefined
}

export type ParsedLine = LinePlace &
  (
    | { kind: 'product'; product: ImportProduct; placeOf?: PlaceOfField | undefined }
    | { kind: 'setting'; setting: ImportSetting }
    | {
        kind: 'rejected'
        rejections: Rejection[]
        /** The parsed value of a line that should be a product. */
        given?: unknown
        placeOf?: PlaceOfField | undefined
      }
  )

export type RejectedLine = Extract<ParsedLine, { kind: 'rejected' }>

export const MOST_REASONS = 20

const inWords: z.core.ParseContext<z.core.$ZodIssue> = { error: (issue) => issueText(issue, 'en') }

/** Parses a line, or returns every reason why it cannot be imported. */
export function parseLine(raw: RawLine): ParsedLine {
  const parsed = parse(raw)
  return raw.rows ? Object.assign(parsed, { rows: raw.rows }) : parsed
}

function parse({ line, text, problem, value: given, rejections, placeOf }: RawLine): ParsedLine {
  const reject = (reason: string): ParsedLine => ({ kind: 'rejected', line, rejections: [{ line, field: '', reason }] })
  if (problem) return reject(problem)
  if (rejections) return { kind: 'rejected', line, rejections }
  let value = given
  try {
    value ??= JSON.parse(text)
  } catch (error) {
    return reject(`not JSON: ${jsonFault((error as Error).message)}`)
  }
  const inexact = inexactField(text)
  if (inexact !== undefined)
    return { kind: 'rejected', line, rejections: [{ line, field: inexact, reason: 'has more than 15 digits' }] }
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

/** Numbers of fifteen digits are read exactly; the first field of a JSON text whose number loses some of more. */
function inexactField(text: string): string | undefined {
  if (!/\d[\d.]{15}/.test(text)) return undefined
  let found: string | undefined
  const look = (field: string, value: unknown, { source }: { source?: string }): unknown => {
    const digits = (given: string) =>
      given
        .toLowerCase()
        .replace(/e.*$/, '')
        .replaceAll(/[-.]/g, '')
        .replaceAll(/^0+|0+$/g, '')
    if (typeof value === 'number' && source !== undefined && digits(String(value)) !== digits(source)) found ??= field
    return value
  }
  JSON.parse(text, look as Parameters<typeof JSON.parse>[1])
  return found
}

// V8 counts characters from 0, and adds a line number, which is always 1.
function jsonFault(message: string): string {
  const inPlace = message
    .replace(/^Unexpected token (.*), (\.*".*) is not valid JSON$/s, 'Unexpected token $1 in $2')
    .replace(
      /(?: in JSON)? at position (\d+)(?: \(line \d+ column \d+\))?$/,
      (_, position) => ` at column ${Number(position) + 1}`,
    )
  return inPlace.charAt(0).toLowerCase() + inPlace.slice(1)
}

// An object that is no setting counts as a product, so that the reasons name what it lacks.
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
  // A value of the wrong type gets one reason; its length or size does not matter.
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
