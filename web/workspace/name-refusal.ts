import type { TFunction } from 'i18next'
import { AnswerError } from '../api.ts'
import { reasonOf } from '../errors/message.ts'

/**
 * The server's message for a name field, without its leading "name: ". Empty where the person is asked to sign in, because nothing is wrong
 * with the name.
 */
export function nameRefusal(error: unknown, t: TFunction): string {
  if (error instanceof AnswerError && error.isSilent) return ''
  return reasonOf(error, t).replace(/^name[:：]\s*/, '')
}
