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

/** Tells collaborators on all of a member's boards, lists and folders that their rights have changed or ended. */
export async function tellThingsOf(db: QueryExecutorProvider, memberId: string): Promise<void> {
  await sql`
    SELECT pg_notify(${NOTICES}, jsonb_build_object('to', 'team', 'of', 'people', 'kind', kind, 'refId', ref_id::text)::text)
    FROM (SELECT 'board' AS kind, board.id AS ref_id
        FROM collaborator JOIN board ON board.id = collaborator.board_id WHERE board.member_id = ${memberId}
      UNION SELECT 'budget', budget.id
        FROM collaborator JOIN budget ON budget.id = collaborator.budget_id WHERE budget.member_id = ${memberId}
      UNION SELECT 'folder', folder.id
        FROM collaborator JOIN folder ON folder.id = collaborator.folder_id WHERE folder.member_id = ${memberId}) AS shared`.execute(
    db,
  )
}
