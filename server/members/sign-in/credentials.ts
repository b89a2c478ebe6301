import type { Transaction } from 'kysely'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import { issueText } from '../../../contract/issue-text.ts'
import { Problem } from '../../../contract/problem.ts'
import type { Language } from '../../../contract/problem.ts'
import type { updateEmail as updateEmailCall, updatePassword as updatePasswordCall } from '../../../contract/profile.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { emailKeyOf, findByEmail, requireShortEmail } from '../accounts.ts'
import type { Member } from '../accounts.ts'
import { requireCode, useCode } from './email-codes.ts'
import { countCodeTry, tryPassword } from './guesses.ts'
import { queueMail } from '../mail/mail-jobs.ts'
import type { MemberParts } from '../parts.ts'
import { hashInTurn, requireNewPassword } from './passwords.ts'
import { setPassword } from './set-password.ts'
import type { MemberTables } from '../tables.ts'

/** With the old password where one is set. Whoever is signed in elsewhere is signed out there. */
export async function updatePassword(
  parts: MemberParts,
  { oldPassword, password }: ParsedInputOf<typeof updatePasswordCall>,
  context: MemberContext,
): Promise<true> {
  const { db, clock, settings } = parts
  const { caller, language } = context
  const member = await getOwnAccount(parts, caller.memberId)
  requireNewPassword(password, settings.loginLimits.password, language)
  if (member.password_hash !== null)
    await requireOwnPassword(parts, member, { field: 'oldPassword', password: oldPassword, context })
  const passwordHash = await hashInTurn(password, member.email)
  await db.transaction().execute(async (trx) => {
    await requireUnchanged(trx, member)
    await setPassword(trx, member, { passwordHash, keptId: caller.sessionId, language, now: clock.now() })
  })
  return true
}

/** Nothing tells whether an address is taken before a code that was sent there is given. */
export async function updateEmail(
  parts: MemberParts,
  { email, code }: ParsedInputOf<typeof updateEmailCall>,
  context: MemberContext,
): Promise<true> {
  const { db, clock, settings } = parts
  const { caller, language } = context
  const member = await getOwnAccount(parts, caller.memberId)
  requireShortEmail(email, settings.loginLimits.email, language)
  const key = emailKeyOf(email)
  if (key === member.email_key) throw new Problem(1004001006)
  await countCodeTry(parts, context)
  const codeId = await requireCode(parts, { email, scene: 1, code })
  if (await findByEmail(db, email)) throw new Problem(1004001004)
  const now = clock.now()
  try {
    await db.transaction().execute(async (trx) => {
      await useCode(trx, codeId, now)
      await trx.updateTable('member').set({ email, email_key: key }).where('id', '=', member.id).execute()
      await queueMail(trx, { kind: 'email-changed', email: member.email, language }, now)
    })
  } catch (error) {
    // Someone else made an account of it in this moment.
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw new Problem(1004001004)
    throw error
  }
  return true
}

const UNIQUE_VIOLATION = '23505'

/** The caller's account, to be changed: a demonstration one, which many share, is not. */
export async function getOwnAccount({ db }: Pick<MemberParts, 'db'>, memberId: string): Promise<Member> {
  const member = await db.selectFrom('member').selectAll().where('id', '=', memberId).executeTakeFirst()
  if (!member) throw new Problem(401)
  if (member.is_demonstration) throw new Problem(1004001007)
  return member
}

export interface OwnPassword {
  /** What the input calls it. */
  field: string
  password: string | undefined
  context: MemberContext
}

/** Refuses whoever does not know the account's password; wrong ones count as they do in signing in. */
export async function requireOwnPassword(
  parts: MemberParts,
  { email, password_hash: passwordHash }: Member,
  { field, password, context }: OwnPassword,
): Promise<void> {
  if (password === undefined) throw new Problem(400, { field, reason: missing(context.language) })
  if (!(await tryPassword(parts, { email, passwordHash, password }, context))) throw new Problem(1004001005)
}

/** Refuses where the password was changed while this one was being checked. */
async function requireUnchanged(trx: Transaction<MemberTables>, { id, password_hash: before }: Member): Promise<void> {
  const now = await trx.selectFrom('member').select('password_hash').where('id', '=', id).forUpdate().executeTakeFirst()
  if (now?.password_hash !== before) throw new Problem(1004001005)
}

export function missing(language: Language): string {
  const issue = { code: 'invalid_type', expected: 'string', input: undefined } as const
  return issueText(issue, language === 'en' ? 'en' : 'zh') ?? ''
}
