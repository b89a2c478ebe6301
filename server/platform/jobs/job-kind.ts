import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { JobProgress, JobTables } from './tables.ts'

/** What a job's work knows besides what it was queued with. */
export interface JobContext {
  /** Aborted with the reason `pause` or `end` where somebody asks for it, and with `stop` where the server ends. */
  signal: AbortSignal
  report(progress: JobProgress): void
}

/** How work of one kind is done. It is done again after a crash, so it has to be repeatable. */
export interface JobKind {
  /** Jobs of one lane are done one after the other. */
  lane: string
  /** Answers `paused` where it stopped before its end, as its signal asked. */
  work(payload: Record<string, unknown>, context: JobContext): Promise<'done' | 'paused'>
  /** Told in the end that it could not be done, however often it was tried. */
  onFailed(payload: Record<string, unknown>, error: Error): Promise<void>
}

export interface JobDeps {
  /** For work that takes its time. */
  db: Kysely<JobTables>
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  kinds: Record<string, JobKind>
}
