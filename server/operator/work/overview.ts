import { sql } from 'kysely'
import { MOST_TOLD_DECISIONS } from '../../../contract/background-work.ts'
import type { BackgroundWork, WorkOfKind } from '../../../contract/background-work.ts'
import { STUCK_AFTER_MINUTES } from '../../../contract/workplace.ts'
import type { Workplace } from '../../../contract/workplace.ts'
import type { Db } from '../../database.ts'
import type { WorkDeps } from './deps.ts'
import { groupOf } from './group-of.ts'

/** What waits, runs and has failed, and what operators decided. */
export async function getOverview({ db }: Pick<WorkDeps, 'db'>): Promise<BackgroundWork> {
  const rows = await db
    .selectFrom('job_decision')
    .leftJoin('member', 'member.id', 'actor_id')
    .select(['job_decision.id', 'at', 'nickname', 'what', 'kind', 'job_id'])
    .orderBy('job_decision.id', 'desc')
    .limit(MOST_TOLD_DECISIONS)
    .execute()
  return {
    kinds: await countWork(db),
    decisions: rows.map(({ id, at, nickname, what, kind, job_id: jobId }) => ({
      id,
      time: at.getTime(),
      actor: nickname,
      what,
      kind: groupOf(kind),
      jobId,
    })),
  }
}

// A mail that was sent again is a new job. A sweep fails once an hour, and its attempts are those since it last succeeded.
const SINCE = sql`CASE WHEN last_error IS NULL THEN due_at
  WHEN kind LIKE 'sweep:%' THEN started_at - greatest(attempts - 1, 0) * interval '1 hour' ELSE created_at END`

interface Counted extends Omit<WorkOfKind, 'waitsSince'> {
  waits_since: Date | null
}

// A sweep that waits for its next hour is not waiting work.
async function countWork(db: Db): Promise<WorkOfKind[]> {
  const { rows } = await sql<Counted>`
    SELECT split_part(kind, ':', 1) AS kind,
      count(*) FILTER (WHERE waits)::integer AS waiting,
      count(*) FILTER (WHERE waits AND last_error IS NOT NULL)::integer AS retrying,
      count(*) FILTER (WHERE state = 'running')::integer AS running,
      count(*) FILTER (WHERE state = 'failed')::integer AS failed,
      min(${SINCE}) FILTER (WHERE waits) AS waits_since,
      (array_agg(last_error ORDER BY started_at DESC) FILTER (WHERE waits AND last_error IS NOT NULL))[1] AS problem
    FROM (SELECT *, state = 'queued' AND (due_at <= now() OR last_error IS NOT NULL) AS waits FROM job
      WHERE state IN ('queued', 'running', 'failed')) AS known
    GROUP BY 1 ORDER BY 1`.execute(db)
  return rows.map(({ waits_since: since, ...counts }) => ({ ...counts, waitsSince: since?.getTime() ?? null }))
}

/** How many jobs of each kind have failed for good, the most first. */
export async function findFailedWork(db: Db): Promise<{ count: number; list: { kind: string; count: number }[] }> {
  const { rows } = await sql<{ kind: string; count: number }>`
    SELECT split_part(kind, ':', 1) AS kind, count(*)::integer AS count FROM job WHERE state = 'failed'
    GROUP BY 1 ORDER BY 2 DESC, 1`.execute(db)
  return { count: rows.reduce((sum, { count }) => sum + count, 0), list: rows }
}

type Stuck = NonNullable<Workplace['stuck']>

/** Work that has been due or tried again for long, the oldest first. Work that waits its turn behind other work of its kind is not. */
export async function findStuckWork(db: Db): Promise<Stuck> {
  const { rows } = await sql<{ kind: string; count: number; since: Date; problem: string | null }>`
    SELECT kind_group AS kind, count(*)::integer AS count, min(since) AS since,
      (array_agg(last_error ORDER BY started_at DESC) FILTER (WHERE last_error IS NOT NULL))[1] AS problem
    FROM (SELECT split_part(kind, ':', 1) AS kind_group, last_error, started_at, ${SINCE} AS since FROM job
      WHERE CASE state WHEN 'queued' THEN due_at <= now() OR last_error IS NOT NULL
        WHEN 'running' THEN lease_until IS NOT NULL AND last_error IS NOT NULL END) AS waiting
    WHERE since < now() - make_interval(mins => ${STUCK_AFTER_MINUTES}) AND (last_error IS NOT NULL
      OR NOT EXISTS (SELECT FROM job WHERE state = 'running' AND split_part(kind, ':', 1) = kind_group))
    GROUP BY 1 ORDER BY 3, 1`.execute(db)
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    list: rows.map(({ since, ...stuck }) => ({ ...stuck, waitsSince: since.getTime() })),
  }
}
