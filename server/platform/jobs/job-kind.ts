import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { JobProgress, JobTables } from './tables.ts'

/** What the work of a job gets besides its payload. */
export interface JobContext {
  /** Aborted with the reason `pause` or `end` on request, and with `stop` when the server stops. */
  signal: AbortSignal
  report(progress: JobProgress): void
}

/** How jobs of one kind are done. A crash repeats the work, so it must be repeatable. */
export interface JobKind {
  /** Jobs of one lane run one after another. */
  lane: string
  /** Returns `paused` if its signal stopped it before its end. */
  work(payload: Record<string, unknown>, context: JobContext): Promise<'done' | 'paused'>
  /** Called after the last attempt has failed. */
  onFailed(payload: Record<string, unknown>, error: Error): Promise<void>
}

export interface JobDeps {
  /** A connection for long work. */
  db: Kysely<JobTables>
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  kinds: Record<string, JobKind>
}
