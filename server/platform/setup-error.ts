/** Something the person who starts the product must mend: its message is the one line they read. */
export class SetupError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'SetupError'
  }
}
