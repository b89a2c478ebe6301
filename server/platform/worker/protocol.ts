/**
 * The messages between the server and a worker (a thread or child process). Each worker declares a protocol, and both sides name
 * it: `askWorker<Drawing>` and `serveRequests<Drawing>` (decisions/149).
 */
export interface WorkerProtocol {
  /** A message to the worker, with or without an answer. It must not use the names in `ReplyFields`. */
  request: object
  /** The answer to a request. */
  answer: object
  /** Notes that the worker sends before the answer, or unasked. */
  note?: unknown
  /** The announcement that the worker is ready. */
  opened?: object
}

/** The fields that the protocol adds to an answer. */
export interface ReplyFields {
  /** The request's number; undefined for an unasked note. */
  id?: number | undefined
  note?: unknown
  error?: CrossedError
}

/** An error in a message: copying an Error would lose its class and code. */
export interface CrossedError {
  /** The name of the error's class. */
  kind: string
  message: string
  stack: string | undefined
  code?: string | undefined
  syscall?: string | undefined
}

/** An error thrown in a worker, with its message, stack and code. */
export class WorkerError extends Error {
  readonly kind: string
  readonly code: string | undefined
  readonly syscall: string | undefined

  constructor({ kind, message, stack, code, syscall }: CrossedError) {
    super(message)
    this.kind = kind
    this.code = code
    this.syscall = syscall
    if (stack !== undefined) this.stack = stack
  }
}

/** The worker ended before it answered. If an error killed it, that is the `cause`. */
export class WorkerEnded extends Error {
  /** Its exit code, or the signal that ended it. */
  readonly endedBy: number | string | undefined

  constructor(endedBy: number | string | undefined, cause?: Error) {
    super(cause?.message ?? `the worker ended with ${endedBy}`, { cause })
    this.endedBy = endedBy
  }
}

export function crossError(error: unknown): CrossedError {
  if (!(error instanceof Error)) return { kind: 'Error', message: String(error), stack: undefined }
  const { message, stack, code, syscall } = error as NodeJS.ErrnoException
  return { kind: error.constructor.name, message, stack, code, syscall }
}
