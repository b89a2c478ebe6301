/** A failure that the person at the terminal can mend: its message is the one line they read. */
export class PlainError extends Error {
  name = 'PlainError'
}
