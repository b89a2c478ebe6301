import { AnswerError } from '../../api.ts'

const BAD_INPUT = 400

/** A refused input: the field, and the server's reason. */
export interface RefusedInput {
  /** The path in the API: `enName`, `skus[OAK-1].minPrice`. */
  field: string
  reason: string
}

/** The refusal in an error; null for other failures. */
export function refusalIn(error: unknown): RefusedInput | null {
  if (!(error instanceof AnswerError) || error.code !== BAD_INPUT) return null
  const [, field = '', reason = ''] = /^((?:skus\[.*?\](?=[.:：]))?[^:：]+)[:：]\s*(.*)$/s.exec(error.message) ?? []
  return { field, reason: reason || error.message }
}
