import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { TeamHint } from '../../../contract/collaboration/live-calls.ts'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import { NOTICES, sendNotice } from './message.ts'

/**
 * Tells everybody who works on it and has it open, once the transaction is through. Of `content` of boards, lists and folders, and of
 * `people` who come, go or may something else, the database tells by itself (migration 046).
 */
export async function tellThing<Tables>(
  db: Kysely<Tables>,
  { kind, refId }: Thing,
  of: Exclude<TeamHint, 'start' | 'end'>,
): Promise<void> {
  await sendNotice(db, of === 'content' ? { kind, refId, of, to: 'all' } : { kind, refId, of, to: 'team' })
}

/** Tells whoever works on a member's boards, lists and folders that they may something else by now, or nothing. */
export async function tellThingsOf<Tables>(db: Kysely<Tables>, memberId: string): Promise<void> {
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
