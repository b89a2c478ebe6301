import type { Tokens } from '../../contract/members.ts'
import { createMember, emailKeyOf } from '../members/accounts.ts'
import { emailCodeOf } from '../members/sign-in/email-codes.ts'
import type { MemberDeps } from '../members/deps.ts'
import { hashPassword } from '../members/sign-in/passwords.ts'
import { secretOf } from '../platform/postgres/secret.ts'
import { startSession } from '../members/sessions/sessions.ts'
import { sweep } from '../members/sweep.ts'
import type { TestApp } from './test-app.ts'

export interface TestMember {
  id: string
  email: string
  tokens: Tokens
  /** The headers that their browser sends. */
  headers: { authorization: string }
}

const CLIENT = { userAgent: 'Firefox/130.0 (Windows NT)', clientAddress: '127.0.0.1' }

let count = 0

/** Creates a signed-in member; a test states only what matters. */
export async function memberIn(
  { deps }: { deps: MemberDeps },
  facts: { email?: string; nickname?: string; password?: string; isOperator?: boolean; isEditor?: boolean } = {},
): Promise<TestMember> {
  count += 1
  const { email = `ada${count}@quarry.test`, nickname = 'Ada', password, isOperator = false, isEditor = false } = facts
  const passwordHash = password === undefined ? null : await hashPassword(password)
  const { id } = await createMember(deps, { email, nickname, passwordHash, policyAcceptedAt: deps.clock.now() })
  if (isOperator || isEditor)
    await deps.db.updateTable('member').set({ user_type: 2, is_editor: isEditor }).where('id', '=', id).execute()
  const tokens = await startSession(deps, id, CLIENT)
  return { id, email, tokens, headers: bearer(tokens) }
}

/** Ada, an owner, and two without access: Eve, another member, and one of the staff. */
export async function adaAndOthersIn(app: { deps: MemberDeps }): Promise<Record<'ada' | 'eve' | 'staff', TestMember>> {
  return {
    ada: await memberIn(app, { nickname: 'Ada' }),
    eve: await memberIn(app, { nickname: 'Eve' }),
    staff: await memberIn(app, { isOperator: true }),
  }
}

/** The same member with a session that begins now. */
export async function memberAgain({ deps }: { deps: MemberDeps }, member: TestMember): Promise<TestMember> {
  const tokens = await startSession(deps, member.id, CLIENT)
  return { ...member, tokens, headers: bearer(tokens) }
}

export function bearer({ accessToken }: Pick<Tokens, 'accessToken'>): { authorization: string } {
  return { authorization: `Bearer ${accessToken}` }
}

/** The last code that was mailed to an address. */
export async function codeSentTo({ deps }: Pick<TestApp, 'deps'>, email: string, scene: 1 | 2): Promise<string> {
  const { id } = await deps.db
    .selectFrom('email_code')
    .select('id')
    .where('email_key', '=', emailKeyOf(email))
    .where('scene', '=', scene)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return emailCodeOf(await secretOf(deps.db), id)
}

/** Runs the members' hourly clean-up. */
export async function sweepMembers({ deps }: Pick<TestApp, 'deps'>): Promise<void> {
  await sweep(deps)
}
