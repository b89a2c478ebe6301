import { AsyncLocalStorage } from 'node:async_hooks'

/** What is noted about one request while it is answered. Times are in ms of `performance.now()`, durations in ms. */
export interface CallNotes {
  readonly id: string
  /** Method and pattern of the route, such as `GET /app-api/product/spu/page`. */
  readonly call: string
  /** The network of its client, once that is known; else empty. */
  readonly network: () => string
  readonly begunAt: number
  /** When its body was whole; before that the client is waited for. */
  readAt: number
  /** When the answer was ready to be sent; 0 until then. */
  answeredAt: number
  /** How long it waited for its client's turn. */
  turnMs: number
  /** What it took of the main thread's and of the database's time. */
  costMs: number
  /** How long it waited in queues, such as those of files and of password hashes. */
  queueMs: number
  /** The time in which it waited in a queue or for a connection, and nothing else was done for it. */
  idle: Idle
  /** How long its answer took to be written as text. */
  writeMs: number
  /** The code of a refusal in the envelope; 0 for none. */
  code: number
  /** Whether the answer is a stream of events, which lasts for minutes. */
  isLive: boolean
  queries: QueryNotes
  /** Lets other calls begin while this one waits for what takes neither the thread nor the database; call the result afterwards. */
  stepAside: () => () => void
}

/** What goes on for one request, and since when that has been so. */
export interface Idle {
  waits: number
  statements: number
  since: number
  ms: number
}

/** The statements of one request. Those at the same time count each. */
export interface QueryNotes {
  count: number
  ms: number
  rows: number
  /** How long a connection was waited for. */
  waitMs: number
  slowest: { ms: number; statement: string; backend: number | null } | undefined
}

const current = new AsyncLocalStorage<CallNotes>()

export function beginNotes(id: string, call: string, network: () => string = () => ''): CallNotes {
  const now = performance.now()
  return {
    id,
    call,
    network,
    begunAt: now,
    readAt: now,
    answeredAt: 0,
    turnMs: 0,
    costMs: 0,
    queueMs: 0,
    idle: { waits: 0, statements: 0, since: now, ms: 0 },
    writeMs: 0,
    code: 0,
    isLive: false,
    queries: { count: 0, ms: 0, rows: 0, waitMs: 0, slowest: undefined },
    stepAside: () => () => undefined,
  }
}

/** The notes of the request that this code runs for, however deep; undefined in work of our own. */
export function notesOfCall(): CallNotes | undefined {
  return current.getStore()
}

/** Runs the work of a request, so that `notesOfCall` finds its notes, if it has any. */
export function runNoted<Result>(notes: CallNotes | null, work: () => Result): Result {
  return notes ? current.run(notes, work) : work()
}

/** Notes that a wait or a statement of a request has begun, or has ended. */
export function noteChange({ idle }: CallNotes, of: 'waits' | 'statements', by: 1 | -1): void {
  const now = performance.now()
  if (idle.waits > 0 && idle.statements === 0) idle.ms += now - idle.since
  idle.since = now
  idle[of] += by
}
