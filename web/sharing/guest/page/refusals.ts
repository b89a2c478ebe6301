import { AnswerError } from '../../../api.ts'

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
