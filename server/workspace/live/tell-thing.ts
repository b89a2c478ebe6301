import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import type { TeamHint } from '../../../contract/collaboration/live-calls.ts'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import { NOTICES, sendNotice } from './message.ts'

/**
 * Tells all who work on a thing and have it open, once the transaction commits. The database itself sends notices of `content` and
 * of `people` (migration 046).
 */
export async function tellThing(
  db: QueryExecutorProvider,
  { kind, refId }: Thing,
  of: Exclude<TeamHint, 'start' | 'end'>,
): Promise<void> {
  await sendNotice(db, of === 'content' ? { kind, refId, of, to: 'all' } : { kind, refId, of, to: 'team' })
}

/** Tells all who work on a member's things, or on what is in the member's projects, that their rights have changed or ended. */
export async function tellThingsOf(db: QueryExecutorProvider, memberId: string): Promise<void> {
  await sql`
    SELECT pg_notify(${NOTICES}, jsonb_build_object('to', 'team', 'of', 'people', 'kind', kind, 'refId', id::text)::text)
    FROM (SELECT 'board' AS kind, id, member_id, project_id FROM board
      UNION ALL SELECT 'budget', id, member_id, project_id FROM budget
      UNION ALL SELECT 'folder', id, member_id, project_id FROM folder) AS thing
    WHERE (thing.member_id = ${memberId} OR thing.project_id IN (SELECT id FROM project WHERE member_id = ${memberId}))
      AND (thing.project_id IS NOT NULL OR EXISTS (
        SELECT FROM team WHERE CASE kind WHEN 'board' THEN board_id WHEN 'budget' THEN budget_id ELSE folder_id END = thing.id))`.execute(
    db,
  )
}
