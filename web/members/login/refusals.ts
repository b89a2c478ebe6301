import { AnswerError } from '../../api.ts'
import type { LoginFieldName } from './rules.ts'

export const NO_ACCOUNT = 1_004_001_001
export const POLICY_NEEDED = 1_004_003_005
/** The provider's answer is used up: the person has to begin again. */
export const ANSWER_SPENT = 1_004_003_006
const TOO_SOON = 1_002_014_005
const BAD_INPUT = 400

/** The field of a refusal; a refusal without a field stands above the button. */
const fieldByCode = new Map<number, LoginFieldName>([
  [423, 'password'],
  [1_002_014_000, 'code'],
  [1_002_014_001, 'code'],
  [1_002_014_002, 'code'],
  [1_002_014_004, 'code'],
  [TOO_SOON, 'code'],
  [NO_ACCOUNT, 'email'],
  [1_004_001_004, 'email'],
  [1_004_001_005, 'password'],
  [1_004_001_006, 'email'],
  [1_004_003_000, 'password'],
])

/** A form's fields by the server's names. */
export type FieldsByName = Readonly<Record<string, LoginFieldName>>

/** The server's message, and its field; null for failures that only a toast reports. */
export function refusalOf(
  error: unknown,
  fields: FieldsByName = {},
): { field: LoginFieldName | 'form'; text: string } | null {
  if (!(error instanceof AnswerError) || error.isSilent || error.code === 500 || error.code === 901) return null
  // "nickname: must not be empty"
  const [, name = '', reason = ''] = (error.code === BAD_INPUT && /^(\w+)[:：]\s*(.+)$/.exec(error.message)) || []
  const named = fields[name]
  if (named) return { field: named, text: reason }
  // A form may have two codes.
  const { field } = Object(error.data) as { field?: unknown }
  const meant = typeof field === 'string' ? fields[field] : undefined
  return { field: meant ?? fieldByCode.get(error.code) ?? 'form', text: error.message }
}

/** As `refusalOf`, for calls whose refusal names all invalid fields. */
export function refusalsOf(
  error: unknown,
  fields: FieldsByName = {},
): Partial<Record<LoginFieldName | 'form', string>> | null {
  const first = refusalOf(error, fields)
  if (!first || !(error instanceof AnswerError)) return null
  const { refusals = [] } = Object(error.data) as { refusals?: { field: string; reason: string }[] }
  const named = refusals.flatMap(({ field, reason }) => {
    // "documentIds.2" is shown at the documents.
    const name = fields[field.replace(/\..*$/, '')]
    return name ? [[name, reason] as const] : []
  })
  return named.length > 0 ? Object.fromEntries(named.toReversed()) : { [first.field]: first.text }
}

export function isRefusal(error: unknown, code: number): boolean {
  return error instanceof AnswerError && error.code === code
}

/** The seconds until another code can be sent, where that is why the server refused. */
export function secondsToWait(error: unknown): number | null {
  if (!(error instanceof AnswerError) || error.code !== TOO_SOON) return null
  const { retryAfter } = Object(error.data) as { retryAfter?: unknown }
  return typeof retryAfter === 'number' ? retryAfter : null
}
