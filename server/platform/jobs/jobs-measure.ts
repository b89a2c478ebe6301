import { sql } from 'kysely'
import type { Db } from '../../database.ts'
import type { Measure } from '../metrics/measure.ts'
import type { JobState } from './tables.ts'

/** The queue: how many jobs wait, run, rest or have failed, and how long the oldest has been due. */
export function jobsMeasure(db: Db): Measure {
  return {
    metrics: {
      quarry_jobs: { help: 'Jobs by kind and state, without those done', labels: ['kind', 'state'] },
      quarry_job_oldest_seconds: {
        help: 'How long the oldest job has been due, by kind and state',
        labels: ['kind', 'state'],
      },
    },
    async read() {
      const { rows } = await sql<{ kind: string; state: JobState; count: number; seconds: number }>`
        SELECT kind, state, count(*)::int AS count,
          greatest(extract(epoch FROM now() - min(due_at)), 0)::float8 AS seconds
        FROM job WHERE state <> 'done' GROUP BY kind, state`.execute(db)
      const of = (value: 'count' | 'seconds') =>
        rows.map((row) => ({ labels: { kind: row.kind, state: row.state }, value: row[value] }))
      return { quarry_jobs: of('count'), quarry_job_oldest_seconds: of('seconds') }
    },
  }
}
