import { sql } from 'kysely'
import type { Db } from '../../database.ts'
import { createDoubt } from '../hourly.ts'
import type { JobDeps, JobKind } from './job-kind.ts'

const HOUR_S = 3600
const SWEEP = 'sweep:'

/** Work that one server does each hour, by its name. */
export type Sweeps = Record<string, () => Promise<void>>

/**
 * Sweeps as kinds of jobs; a failed one runs again an hour later. After a jump of the clock none runs until the clock was steady for
 * an hour, because a wrong date would delete data for good.
 */
export function sweepJobs(sweeps: Sweeps, log: JobDeps['log']): Record<string, JobKind> {
  const isBelieved = createDoubt()
  return Object.fromEntries(
    Object.entries(sweeps).map(([name, tidy]): [string, JobKind] => [
      SWEEP + name,
      {
        lane: 'sweep',
        everyS: HOUR_S,
        async work() {
          if (isBelieved()) await tidy()
          else log.warn('the clock has jumped: nothing is swept until it has said the same for an hour')
          return 'done'
        },
        onFailed: async () => undefined,
      },
    ]),
  )
}

/** Queues the sweeps that this database does not know yet. */
export async function queueSweeps(db: Db, sweeps: Sweeps): Promise<void> {
  const kinds = Object.keys(sweeps).map((name) => SWEEP + name)
  await sql`
    INSERT INTO job (kind, subject) SELECT kind, kind FROM unnest(${kinds}::text[]) AS wanted (kind)
    WHERE NOT EXISTS (SELECT FROM job WHERE subject = wanted.kind AND state IN ('queued', 'running', 'paused'))
    ON CONFLICT DO NOTHING`.execute(db)
}
