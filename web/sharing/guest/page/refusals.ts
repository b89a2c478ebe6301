import type { TFunction } from 'i18next'
import { AnswerError } from '../../../api.ts'
import { isOutOfReach } from '../../../errors/FailureFace.tsx'
import { reasonOf } from '../../../errors/message.ts'

const PASSWORD = 1_009_003_001
const MOVED = 409

/** Whether the answer says that the password is missing or wrong. */
export function asksForPassword(error: unknown): boolean {
  return error instanceof AnswerError && error.code === PASSWORD
}

/** Whether the answer says that the content has changed since it was loaded. */
export function saysMoved(error: unknown): boolean {
  return error instanceof AnswerError && error.code === MOVED
}

/** Why something was not sent, in a client's words. */
export function guestReasonOf(error: unknown, t: TFunction): string {
  return isOutOfReach(error) ? t('shared.noConnection') : reasonOf(error, t)
}
