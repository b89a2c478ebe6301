import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import { NOTICES } from '../../workspace/live/message.ts'

/** Tells everybody who has a thing of a member's open by a link that the link's rights have changed or ended. */
export async function tellGuestsOf(db: QueryExecutorProvider, memberId: string): Promise<void> {
  await sql`
    SELECT pg_notify(${NOTICES}, jsonb_build_object('to', 'links', 'of', 'link', 'kind', kind, 'refId', ref_id::text)::text)
    FROM (SELECT DISTINCT CASE WHEN board_id IS NOT NULL THEN 'board' WHEN budget_id IS NOT NULL THEN 'budget' ELSE 'folder' END AS kind,
        coalesce(board_id, budget_id, folder_id) AS ref_id
      FROM share_link WHERE member_id = ${memberId} AND revoked_at IS NULL) AS shared`.execute(db)
}
