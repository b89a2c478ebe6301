import { sql } from 'kysely'
import type {
  Collaborator,
  getPeople as getPeopleCall,
  SentInvitation,
} from '../../../contract/collaboration/people-calls.ts'
import type { Work } from '../../../contract/collaboration/rights.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { requireRight } from '../../workspace/rights.ts'
import type { CollaborationDeps } from '../deps.ts'
import { idColumnOf } from '../../workspace/thing-columns.ts'

/** The people who work on a thing. Only its owner sees the invitations, because they contain addresses. */
export async function getPeople(
  { db }: Pick<CollaborationDeps, 'db'>,
  thing: ParsedInputOf<typeof getPeopleCall>,
  { caller: { memberId } }: MemberContext,
): Promise<OutputOf<typeof getPeopleCall>> {
  const { right, ownerId } = await requireRight(db, thing, { memberId, needed: 'comment' })
  const owner = await db
    .selectFrom('member')
    .select(['id as memberId', 'nickname', 'avatar'])
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow()
  const collaborators = await findCollaborators(db, thing)
  const invitations = right === 'own' ? await findSent(db, thing) : []
  return { right, owner, collaborators, invitations }
}

/** Who works on it besides its owner; a member with a right to the thing and one to its project stands once, with the larger. */
export async function findCollaborators(db: CollaborationDeps['db'], { kind, refId }: Work): Promise<Collaborator[]> {
  const { rows } = await sql<Omit<Collaborator, 'since'> & { since: Date }>`
    SELECT member.id::text AS "memberId", nickname, avatar, max(team.may) AS right, min(team.created_at) AS since,
      bool_and(is_by_project) AS "isByProject"
    FROM team JOIN member ON member.id = team.member_id
    WHERE team.${sql.ref(idColumnOf(kind))} = ${refId} GROUP BY member.id ORDER BY since, member.id`.execute(db)
  return rows.map((row) => ({ ...row, since: row.since.getTime() }))
}

async function findSent(db: CollaborationDeps['db'], { kind, refId }: Work): Promise<SentInvitation[]> {
  const rows = await db
    .selectFrom('invitation')
    .selectAll()
    .where(idColumnOf(kind), '=', refId)
    .orderBy('created_at')
    .orderBy(sql`id`)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    right: row.may,
    message: row.message,
    createTime: row.created_at.getTime(),
    sentTime: row.sent_at.getTime(),
    expireTime: row.expires_at.getTime(),
    isDeclined: row.declined_at !== null,
  }))
}
