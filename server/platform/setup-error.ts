/** An error that the person who starts the product must fix. They read its message as one line. */
export class SetupError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'SetupError'
  }
}

/** The error as a SetupError if the person can fix it, such as a full disk; else undefined. */
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
