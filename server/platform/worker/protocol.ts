/**
 * What a worker (a thread or a child process) and the server say to each other. Each worker declares its own, and both sides
 * name it: `askWorker<Drawing>` and `serveRequests<Drawing>` (decisions/149).
 */
export interface WorkerProtocol {
  /** A message to the worker: a request, or what is only told to it. It must not use the names of `ReplyFields`. */
  request: object
  /** What a request is answered with. */
  answer: object
  /** What the worker tells before it answers, or without being asked. */
  note?: unknown
  /** What it says once it is ready. */
  opened?: object
}

/** The fields that the protocol adds to an answer. */
export interface ReplyFields {
  /** The request that this belongs to; none where the worker says it unasked. */
  id?: number | undefined
  note?: unknown
  error?: CrossedError
}

/** An error as it crosses to another thread or process: a copy of an error would lose its class and its code. */
export interface CrossedError {
  /** The name of its class. */
  kind: string
  message: string
  stack: string | undefined
  code?: string | undefined
  syscall?: string | undefined
}

/** An error that was thrown in a worker, with the message, stack and code that it had there. */
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

/** A worker that ended before it answered. Where it died of an error, that is the `cause`. */
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
