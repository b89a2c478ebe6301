import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { MOST_TOLD_DECISIONS } from '../../../contract/background-work.ts'
import type { BackgroundWork, WorkOfKind } from '../../../contract/background-work.ts'
import type { WorkDeps, WorkTables } from './deps.ts'
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

interface Counted extends Omit<WorkOfKind, 'waitsSince'> {
  waits_since: Date | null
}

// A sweep that waits for its next hour is not waiting work.
async function countWork(db: Kysely<WorkTables>): Promise<WorkOfKind[]> {
  const { rows } = await sql<Counted>`
    SELECT split_part(kind, ':', 1) AS kind,
      count(*) FILTER (WHERE waits)::integer AS waiting,
      count(*) FILTER (WHERE waits AND last_error IS NOT NULL)::integer AS retrying,
      count(*) FILTER (WHERE state = 'running')::integer AS running,
      count(*) FILTER (WHERE state = 'failed')::integer AS failed,
      min(CASE WHEN last_error IS NULL THEN due_at ELSE created_at END) FILTER (WHERE waits) AS waits_since,
      (array_agg(last_error ORDER BY started_at DESC) FILTER (WHERE waits AND last_error IS NOT NULL))[1] AS problem
    FROM (SELECT *, state = 'queued' AND (due_at <= now() OR last_error IS NOT NULL) AS waits FROM job
      WHERE state IN ('queued', 'running', 'failed')) AS known
    GROUP BY 1 ORDER BY 1`.execute(db)
  return rows.map(({ waits_since: since, ...counts }) => ({ ...counts, waitsSince: since?.getTime() ?? null }))
}

/** How many jobs of each kind have failed for good, the most first. */
export async function findFailedWork(
  db: Kysely<WorkTables>,
): Promise<{ count: number; list: { kind: string; count: number }[] }> {
  const { rows } = await sql<{ kind: string; count: number }>`
    SELECT split_part(kind, ':', 1) AS kind, count(*)::integer AS count FROM job WHERE state = 'failed'
    GROUP BY 1 ORDER BY 2 DESC, 1`.execute(db)
  return { count: rows.reduce((sum, { count }) => sum + count, 0), list: rows }
}
