/** Something the person who starts the product must mend: its message is the one line they read. */
export class SetupError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'SetupError'
  }
}

/** The error as one that the person can mend, where it is one: a full disk is, wherever it is met. */
export function asSetupError(error: unknown): SetupError | undefined {
  if (error instanceof SetupError) return error
  const { code = '', message = '', stderr = '' } = error as { code?: string; message?: string; stderr?: string }
  const isFull = ['ENOSPC', '53100'].includes(code) || /No space left on device/.test(message + stderr)
  return isFull
    ? new SetupError(
        'The disk is full. Free some space and run the same command again: it goes on where it stopped.',
        error,
      )
    : undefined
}
