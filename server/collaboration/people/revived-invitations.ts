import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { dropInvitationMail } from '../../members/mail/mail-jobs.ts'
import type { Trx } from '../../database.ts'
import type { CollaborationDeps } from '../deps.ts'
import { findAccount } from './mailing.ts'

interface Invitations {
  /** Invitations that were mailed later did not come from the backup. */
  before: Date
  now: Date
}

const isOpen = ({ before, now }: Invitations) => sql<boolean>`
  invitation.sent_at <= ${before} AND invitation.expires_at > ${now} AND invitation.declined_at IS NULL`

/** Invitations that a restore brought back and that can be accepted (decisions/181). */
export function revivedInvitations(invitations: Invitations): RawBuilder<unknown> {
  return sql`
    SELECT invitation.id, member.nickname AS whose, coalesce(board.name, budget.name, folder.name, project.name) AS what,
      CASE WHEN invitation.project_id IS NOT NULL THEN 'project' WHEN board_id IS NOT NULL THEN 'board'
        WHEN budget_id IS NOT NULL THEN 'budget' ELSE 'folder' END AS thing,
      invitation.email, sent_at AS since, expires_at AS until
    FROM invitation JOIN member ON member.id = invited_by
    LEFT JOIN board ON board.id = board_id LEFT JOIN budget ON budget.id = budget_id LEFT JOIN folder ON folder.id = folder_id
    LEFT JOIN project ON project.id = invitation.project_id
    WHERE ${isOpen(invitations)}`
}

/** Lets them expire now: their owners see it, and may send them again. Returns their number. */
export async function expireRevivedInvitations(
  { settleNotices }: Pick<CollaborationDeps, 'settleNotices'>,
  trx: Trx,
  invitations: Invitations,
): Promise<number> {
  const { now } = invitations
  const { rows } = await sql<{ id: string; email: string }>`
    WITH held AS (SELECT id FROM invitation WHERE ${isOpen(invitations)} ORDER BY id FOR UPDATE)
    UPDATE invitation SET expires_at = ${now} WHERE id IN (SELECT id FROM held) RETURNING id, email`.execute(trx)
  for (const { id, email } of rows) {
    await dropInvitationMail(trx, { email, invitationId: id })
    const account = await findAccount(trx, email)
    await settleNotices(trx, { memberId: account?.id ?? '0', kinds: ['invitation'], ref: id }, now)
  }
  return rows.length
}
