import { sql } from 'kysely'
import type { TestApp } from './test-app.ts'

/** How many connections to this database wait for a lock. */
export async function countWaiting({ db }: Pick<TestApp, 'db'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.count ?? 0
}
