/** A failure that the person at the terminal can fix: only its message is printed. */
export class PlainError extends Error {
  name = 'PlainError'
}
