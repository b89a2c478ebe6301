import type { ColumnType, Generated } from 'kysely'

export type JobState = 'queued' | 'running' | 'paused' | 'done' | 'failed'

/** The progress of a job; `total` is null if it is not known in advance. */
export interface JobProgress {
  done: number
  total: number | null
}

type MayBe<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>

/** The queue's table as queries see it. JSON is written as text. */
export interface JobTables {
  job: {
    id: Generated<string>
    kind: string
    subject: string
    payload: ColumnType<Record<string, unknown>, string, string>
    state: Generated<JobState>
    wanted: MayBe<'pause' | 'end'>
    attempts: Generated<number>
    /** How often it was claimed. */
    claims: Generated<string>
    due_at: Generated<Date>
    /** Until when a short job belongs to its server. */
    lease_until: MayBe<Date>
    progress: ColumnType<JobProgress | null, string | null | undefined, string | null>
    created_at: Generated<Date>
    /** When its latest attempt began. */
    started_at: MayBe<Date>
    ended_at: MayBe<Date>
    last_error: MayBe<string>
  }
}
