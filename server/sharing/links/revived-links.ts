import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Trx } from '../../database.ts'
import { notifyOfEvent } from '../activity/note-event.ts'
import { workOf } from '../../workspace/thing-columns.ts'

interface Links {
  /** Links that were made later did not come from the backup. */
  before: Date
  now: Date
}

const isOpen = ({ before, now }: Links) => sql<boolean>`
  share_link.created_at <= ${before} AND share_link.revoked_at IS NULL AND share_link.expires_at > ${now}`

/** Links that a restore brought back and that are neither revoked nor expired (decisions/181). Whom a link is for is its owner's affair. */
export function revivedLinks(links: Links): RawBuilder<unknown> {
  return sql`
    SELECT share_link.id, member.nickname AS whose, coalesce(board.name, budget.name, folder.name, project.name) AS what,
      CASE WHEN share_link.project_id IS NOT NULL THEN 'project' WHEN board_id IS NOT NULL THEN 'board'
        WHEN budget_id IS NOT NULL THEN 'budget' ELSE 'folder' END AS thing,
      NULL AS email, share_link.created_at AS since, expires_at AS until
    FROM share_link JOIN member ON member.id = share_link.member_id
    LEFT JOIN board ON board.id = board_id LEFT JOIN budget ON budget.id = budget_id LEFT JOIN folder ON folder.id = folder_id
    LEFT JOIN project ON project.id = share_link.project_id
    WHERE ${isOpen(links)}`
}

/** Revokes them, as their owners would: whoever has one open is told, and the owner reads it in the activity. Returns their number. */
export async function revokeRevivedLinks(trx: Trx, links: Links): Promise<number> {
  const { now } = links
  const { rows } = await sql<{
    id: string
    board_id: string | null
    budget_id: string | null
    folder_id: string | null
    project_id: string | null
  }>`
    WITH held AS (SELECT id FROM share_link WHERE ${isOpen(links)} ORDER BY id FOR UPDATE),
    ended AS (
      UPDATE share_link SET revoked_at = ${now} WHERE id IN (SELECT id FROM held)
      RETURNING id, board_id, budget_id, folder_id, project_id),
    noted AS (INSERT INTO share_event (link_id, event, at) SELECT id, 'revoked', ${now}::timestamptz FROM ended)
    SELECT * FROM ended ORDER BY id`.execute(trx)
  for (const row of rows) await notifyOfEvent(trx, { of: 'link', ...workOf(row), linkId: row.id })
  return rows.length
}
