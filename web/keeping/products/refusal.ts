import { AnswerError } from '../../api.ts'

const BAD_INPUT = 400

/** Where an input was refused: which field, and why, in the server's words. */
export interface RefusedInput {
  /** As the API calls it: `enName`, `skus[OAK-1].minPrice`. */
  field: string
  reason: string
}

/** What a refusal of the server names; null where it was another failure. */
export function refusalIn(error: unknown): RefusedInput | null {
  if (!(error instanceof AnswerError) || error.code !== BAD_INPUT) return null
  const [, field = '', reason = ''] = /^((?:skus\[.*?\](?=[.:：]))?[^:：]+)[:：]\s*(.*)$/s.exec(error.message) ?? []
  return { field, reason: reason || error.message }
}
