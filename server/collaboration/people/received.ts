import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type {
  getInvitation as getInvitationCall,
  ReceivedInvitation,
} from '../../../contract/collaboration/people-calls.ts'
import type { GivenRight, Work } from '../../../contract/collaboration/rights.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import type { CollaborationDeps } from '../deps.ts'

const MOST_SHOWN = 200

type Deps = Pick<CollaborationDeps, 'db' | 'clock'>

/** Unanswered invitations to the caller's address. */
export async function getReceivedInvitations(
  deps: Deps,
  _input: object,
  { caller: { memberId } }: MemberContext,
): Promise<ReceivedInvitation[]> {
  return findReceived(deps, memberId, sql`TRUE`)
}

/** Throws 404 for an invitation that the caller cannot answer, whatever the reason. */
export async function getInvitation(
  deps: Deps,
  { id }: ParsedInputOf<typeof getInvitationCall>,
  { caller: { memberId } }: MemberContext,
): Promise<ReceivedInvitation> {
  const [found] = await findReceived(deps, memberId, sql`invitation.id = ${id}`)
  if (!found) throw new Problem(404)
  return found
}

interface Row {
  id: string
  kind: Work['kind']
  ref_id: string
  name: string
  owner_name: string
  inviter_name: string
  may: GivenRight
  message: string
  created_at: Date
  expires_at: Date
}

/** Leaves out things in the trash and things whose owner has asked for the deletion of their account. */
async function findReceived(
  { db, clock }: Deps,
  memberId: string,
  which: RawBuilder<unknown>,
): Promise<ReceivedInvitation[]> {
  const { rows } = await sql<Row>`
    SELECT invitation.id, thing.kind, thing.id::text AS ref_id, thing.name, owner.nickname AS owner_name,
      inviter.nickname AS inviter_name, may, message, invitation.created_at, expires_at
    FROM invitation
    JOIN member AS reader ON reader.id = ${memberId} AND reader.email_key = invitation.email_key
    CROSS JOIN LATERAL (
      SELECT 'board' AS kind, id, name, member_id FROM board WHERE id = board_id AND deleted_at IS NULL
      UNION ALL SELECT 'budget', id, name, member_id FROM budget WHERE id = budget_id AND deleted_at IS NULL
      UNION ALL SELECT 'folder', id, name, member_id FROM folder WHERE id = folder_id AND deleted_at IS NULL
      UNION ALL SELECT 'project', id, name, member_id FROM project WHERE id = project_id AND deleted_at IS NULL
    ) AS thing
    JOIN member AS owner ON owner.id = thing.member_id AND owner.delete_at IS NULL
    JOIN member AS inviter ON inviter.id = invitation.invited_by
    WHERE declined_at IS NULL AND expires_at > ${clock.now()} AND ${which}
    ORDER BY invitation.created_at DESC, invitation.id LIMIT ${MOST_SHOWN}`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    refId: row.ref_id,
    name: row.name,
    ownerName: row.owner_name,
    inviterName: row.inviter_name,
    right: row.may,
    message: row.message,
    createTime: row.created_at.getTime(),
    expireTime: row.expires_at.getTime(),
  }))
}
