import { AsyncLocalStorage } from 'node:async_hooks'

/** What is noted about one request while it is answered. Times are in ms of `performance.now()`, durations in ms. */
export interface CallNotes {
  readonly id: string
  /** Method and pattern of the route, such as `GET /app-api/product/spu/page`. */
  readonly call: string
  readonly begunAt: number
  /** When its body was whole; before that the client is waited for. */
  readAt: number
  /** When the answer was ready to be sent; 0 until then. */
  answeredAt: number
  /** How long it waited for its client's turn. */
  turnMs: number
  /** What it took of the main thread's and of the database's time. */
  workMs: number
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

export function beginNotes(id: string, call: string): CallNotes {
  const now = performance.now()
  return {
    id,
    call,
    begunAt: now,
    readAt: now,
    answeredAt: 0,
    turnMs: 0,
    workMs: 0,
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

/** Runs the work of a request, so that `notesOfCall` finds its notes. */
export function runNoted<Result>(notes: CallNotes, work: () => Result): Result {
  return current.run(notes, work)
}
