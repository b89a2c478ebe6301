import { AnswerError } from '../../../api.ts'

const PASSWORD = 1_009_003_001
const MOVED = 409

/** Whether the answer was that the password is missing, or another. */
export function asksForPassword(error: unknown): boolean {
  return error instanceof AnswerError && error.code === PASSWORD
}

/** Whether the answer was that what should be approved is another by now. */
export function saysMoved(error: unknown): boolean {
  return error instanceof AnswerError && error.code === MOVED
}
