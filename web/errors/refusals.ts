import { AnswerError } from '../api.ts'
import { asSentence } from './as-sentence.ts'

const BAD_INPUT = 400

/** Reasons by the field that they are about, in words to show there. */
export type Refusals = Readonly<Record<string, string>>

/**
 * The fields that the server refused, as it names them: all where it tells several, else the one that its message begins with
 * (`enName: …`, `skus[OAK-1].minPrice: …`). Null for other failures, and for a refusal that names no field.
 */
export function refusalsIn(error: unknown): Refusals | null {
  if (!(error instanceof AnswerError) || error.code !== BAD_INPUT) return null
  const { refusals = [] } = (error.data ?? {}) as { refusals?: { field: string; reason: string }[] }
  const [, field = '', reason = ''] = /^((?:skus\[.*?\](?=[.:：]))?[^:：]+)[:：]\s*(.*)$/s.exec(error.message) ?? []
  const all = refusals.length > 0 || !field || !reason ? refusals : [{ field, reason }]
  // Of several mistakes of one field, the first.
  const told = all.toReversed().map((one) => [one.field, asSentence(one.reason)] as const)
  return told.length > 0 ? Object.fromEntries(told) : null
}
