import type { Verification } from '../../../contract/company.ts'
import type { User } from '../../../contract/members.ts'
import { permissionsOf, rolesOf } from '../../../contract/permissions.ts'
import type { Session } from '../../../contract/profile.ts'
import { Problem } from '../../../contract/problem.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { openidOf } from '../accounts.ts'
import type { MemberDeps } from '../deps.ts'

/** A member, as their own pages show them. */
export async function getMember(
  { db }: MemberDeps,
  _input: unknown,
  { caller: { memberId } }: MemberContext,
): Promise<User> {
  const [member, openid] = await Promise.all([
    db.selectFrom('member').selectAll().where('id', '=', memberId).executeTakeFirst(),
    openidOf(db, memberId),
  ])
  if (!member) throw new Problem(401)
  const roles = rolesOf({ isStaff: member.user_type === 2, isEditor: member.is_editor })
  return {
    id: member.id,
    nickname: member.nickname,
    avatar: member.avatar,
    mobile: member.mobile,
    email: member.email,
    sex: member.sex,
    openid,
    userType: member.user_type,
    username: member.username,
    department: member.department,
    positions: member.positions,
    roles: [...roles],
    permissions: permissionsOf(roles),
    hasPassword: member.password_hash !== null,
    isCounted: member.is_counted,
    createTime: member.created_at.getTime(),
    deleteTime: member.delete_at?.getTime() ?? null,
  }
}

/** The member's sessions, the latest used first. */
export async function getOwnSessions(
  { db, clock }: MemberDeps,
  _input: unknown,
  { caller: { memberId, sessionId } }: MemberContext,
): Promise<Session[]> {
  const sessions = await db
    .selectFrom('session')
    .select(['id', 'device', 'address', 'created_at', 'last_used_at'])
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return sessions.map(({ id, device, address, created_at: createdAt, last_used_at: usedAt }) => ({
    id,
    current: id === sessionId,
    device,
    address,
    createTime: createdAt.getTime(),
    lastUsed: usedAt.getTime(),
  }))
}

/** The state of the verification of the member's company. */
export async function getVerification(
  { db }: MemberDeps,
  _input: unknown,
  { caller: { memberId } }: MemberContext,
): Promise<Verification> {
  const member = await db
    .selectFrom('member')
    .select('company_verification')
    .where('id', '=', memberId)
    .executeTakeFirst()
  if (!member) throw new Problem(401)
  return member.company_verification
}
