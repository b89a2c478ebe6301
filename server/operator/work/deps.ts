import type { ColumnType, Generated, Kysely } from 'kysely'
import type { decisions, FailedJob } from '../../../contract/background-work.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Queue } from '../../platform/jobs/queue.ts'
import type { JobTables } from '../../platform/jobs/tables.ts'

/** The dependencies of the page of background work. */
export interface WorkDeps {
  db: Kysely<WorkTables>
  clock: Clock
  queue: Pick<Queue, 'kindOf' | 'wake'>
  /** The kinds and addresses of mails, by their ids. */
  findMails(mailIds: string[]): Promise<Map<string, NonNullable<FailedJob['mail']>>>
}

export interface WorkTables extends JobTables {
  job_decision: {
    id: Generated<string>
    at: Date
    actor_id: string | null
    what: (typeof decisions)[number]
    job_id: string
    kind: string
    subject: string
    problem: ColumnType<string | null, string | null | undefined, string | null>
  }
  /** The columns of members that are used here. */
  member: { id: Generated<string>; nickname: string }
}
