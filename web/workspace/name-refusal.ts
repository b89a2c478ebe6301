import type { TFunction } from 'i18next'
import { AnswerError } from '../api.ts'
import { reasonOf } from '../errors/message.ts'

/**
 * The server's words for a field that is already named by where they stand: without its "name: ". None where the person is asked to sign
 * in: what they typed is not what was wrong.
 */
export function nameRefusal(error: unknown, t: TFunction): string {
  if (error instanceof AnswerError && error.isSilent) return ''
  return reasonOf(error, t).replace(/^name[:：]\s*/, '')
}
