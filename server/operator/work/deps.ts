import type { FailedJob } from '../../../contract/background-work.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Queue } from '../../platform/jobs/queue.ts'
import type { Db } from '../../database.ts'

/** The dependencies of the page of background work. */
export interface WorkDeps {
  db: Db
  clock: Clock
  queue: Pick<Queue, 'kindOf' | 'wake'>
  /** The kinds and addresses of mails, by their ids. */
  findMails(mailIds: string[]): Promise<Map<string, NonNullable<FailedJob['mail']>>>
}
