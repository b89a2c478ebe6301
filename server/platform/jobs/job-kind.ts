import type { Logger } from 'pino'
import type { Db, Trx } from '../../database.ts'
import type { JobProgress } from './tables.ts'

/** What the work of a job gets besides its payload. */
export interface JobContext {
  /** Aborted with the reason `pause` or `end` on request, and with `stop` when the server stops or has lost the job. */
  signal: AbortSignal
  report(progress: JobProgress): void
}

/** How jobs of one kind are done. A crash repeats the work, so it must be repeatable. */
export interface JobKind {
  /** Jobs of one lane run one after another, or so many `atOnce` in each server. */
  lane: string
  atOnce?: number
  /**
   * For short work: how many seconds a claimed job belongs to its server, longer than an attempt may take. Without it, a lock of
   * the server's session says so, which needs a connection for as long.
   */
  leaseS?: number
  /** Pauses before the further attempts, in seconds; after the last attempt it has failed. */
  pauses?: readonly number[]
  /** Work that repeats: the seconds from its end to its next run, also after a failure. */
  everyS?: number
  /** Whether nobody asks for a job that is done: its row is deleted. */
  isForgotten?: boolean
  /** Returns `paused` if its signal stopped it before its end. */
  work(payload: Record<string, unknown>, context: JobContext): Promise<'done' | 'paused'>
  /** Called after the last attempt has failed. */
  onFailed(payload: Record<string, unknown>, error: Error): Promise<void>
  /**
   * Called in the transaction in which an operator has failed work tried again; returns false where that makes no sense any more.
   */
  beforeAgain?(trx: Trx, payload: Record<string, unknown>, by: { memberId: string; now: Date }): Promise<boolean>
}

/** Work that no further attempt can complete. */
export class WorkRefused extends Error {
  override readonly name = 'WorkRefused'
}

/** Another process has the work at the moment. The attempt does not count. */
export class WorkElsewhere extends Error {
  override readonly name = 'WorkElsewhere'
  readonly pauseS: number
  constructor(pauseS: number) {
    super(`another process has this work; again in ${pauseS} s`)
    this.pauseS = pauseS
  }
}

export interface JobDeps {
  /** A connection for long work. */
  db: Db
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  kinds: Record<string, JobKind>
}
