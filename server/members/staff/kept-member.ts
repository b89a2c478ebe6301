import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { getKeptMember, KeptMember } from '../../../contract/members-kept.ts'
import { Problem } from '../../../contract/problem.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { findCompany } from '../company/own-company.ts'
import { isEverybodys } from '../sign-in/everybodys-accounts.ts'
import { findMails } from './kept-mails.ts'
import { isLastOperator } from './last-operator.ts'
import { selectRows, toldRow } from './member-row.ts'
import type { StaffDeps } from './deps.ts'
import { findTrail } from './trail.ts'

/** Everything that an operator may see of a member. Throws 404. */
export async function getKept(
  deps: Pick<StaffDeps, 'db' | 'clock' | 'settings' | 'countElsewhere'>,
  { id }: ParsedInputOf<typeof getKeptMember>,
  { caller }: Pick<MemberContext, 'caller'>,
): Promise<KeptMember> {
  const { db, clock } = deps
  const now = clock.now()
  const row = await selectRows(db).select('kept_version').where('member.id', '=', id).executeTakeFirst()
  if (!row || (!row.is_demonstration && (await isEverybodys(deps, caller.memberId)))) throw new Problem(404)
  const operators = await db
    .selectFrom('member')
    .select(['id', 'user_type', 'is_editor', 'is_demonstration', 'locked_at', 'delete_at'])
    .where('user_type', '=', 2)
    .where('is_editor', '=', false)
    .execute()
  const company = row.company_verification === 'none' ? undefined : await findCompany(db, id)
  return {
    ...toldRow(row),
    version: row.kept_version,
    isSelf: id === caller.memberId,
    isLastOperator: isLastOperator(operators, id),
    lockTime: row.locked_at?.getTime() ?? null,
    sessions: await findSessions(db, id, now),
    counts: await deps.countElsewhere(id),
    mails: await findMails(db, row, now),
    trail: await findTrail(db, id),
    company: company?.company ?? null,
    refusalReason: company?.reason ?? null,
  }
}

/** Sessions without the network address, which is for the member alone. */
async function findSessions(db: StaffDeps['db'], memberId: string, now: Date): Promise<KeptMember['sessions']> {
  const sessions = await db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return sessions.map(({ id, device, created_at: createdAt, last_used_at: usedAt }) => ({
    id,
    device,
    createTime: createdAt.getTime(),
    lastUsed: usedAt.getTime(),
  }))
}
