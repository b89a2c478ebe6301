import type { ColumnType, Generated } from 'kysely'

export type JobState = 'queued' | 'running' | 'paused' | 'done' | 'failed'

/** The progress of a job; `total` is null if it is not known in advance. */
export interface JobProgress {
  done: number
  total: number | null
}

/** The queue's table as queries see it. JSON is written as text. */
export interface JobTables {
  job: {
    id: Generated<string>
    kind: string
    subject: string
    payload: ColumnType<Record<string, unknown>, string, string>
    state: Generated<JobState>
    wanted: ColumnType<'pause' | 'end' | null, 'pause' | 'end' | null | undefined, 'pause' | 'end' | null>
    attempts: Generated<number>
    due_at: Generated<Date>
    progress: ColumnType<JobProgress | null, string | null | undefined, string | null>
    created_at: Generated<Date>
    ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
}
