import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import { issueText } from '../../../contract/issue-text.ts'
import { Problem } from '../../../contract/problem.ts'
import type { Language } from '../../../contract/problem.ts'
import type { updateEmail as updateEmailCall, updatePassword as updatePasswordCall } from '../../../contract/profile.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import type { Trx } from '../../database.ts'
import { emailKeyOf, findByEmail, isTaken, requireShortEmail } from '../accounts.ts'
import type { Member } from '../accounts.ts'
import { requireCode, useCode } from './email-codes.ts'
import { countCodeTry, tryPassword } from './password-attempts.ts'
import { queueMail } from '../mail/mail-jobs.ts'
import type { MemberDeps } from '../deps.ts'
import { hashInTurn, requireNewPassword } from './passwords.ts'
import { setPassword } from './set-password.ts'
import { noteChange } from './take-back-tokens.ts'

/** Sets a new password, with the old one as proof, or with a code where none is set. Ends the member's other sessions. */
export async function updatePassword(
  deps: MemberDeps,
  { oldPassword, code, password }: ParsedInputOf<typeof updatePasswordCall>,
  context: MemberContext,
): Promise<true> {
  const { db, clock, settings } = deps
  const { caller, language } = context
  const member = await getOwnAccount(deps, caller.memberId)
  requireNewPassword(password, settings.loginLimits.password, language)
  const proof = { password: { oldPassword }, code: { code }, context }
  const codeId = await requireProof(deps, member, proof)
  const passwordHash = await hashInTurn(password, member.email)
  await db.transaction().execute(async (trx) => {
    await requireUnchanged(trx, member)
    const now = clock.now()
    if (codeId !== undefined) await useCode(trx, codeId, now)
    await setPassword(trx, member, { passwordHash, keptId: caller.sessionId, language, now })
  })
  return true
}

/**
 * Changes the address, with the password as proof, or with a code where none is set. The old address gets a mail and can take the
 * change back (`takeBackEmail`). Whether the new address is taken is told only to somebody with a code that was sent there.
 */
export async function updateEmail(
  deps: MemberDeps,
  { email, code, password, oldCode }: ParsedInputOf<typeof updateEmailCall>,
  context: MemberContext,
): Promise<true> {
  const { db, clock, settings } = deps
  const { caller, language } = context
  const member = await getOwnAccount(deps, caller.memberId)
  requireShortEmail(email, settings.loginLimits.email, language)
  const key = emailKeyOf(email)
  if (key === member.email_key) throw new Problem(1004001006)
  const ownCodeId = await requireProof(deps, member, { password: { password }, code: { oldCode }, context })
  await countCodeTry(deps, context)
  const codeId = await requireCode(deps, { email, scene: 1, code })
  if (await findByEmail(db, email)) throw new Problem(1004001004)
  const now = clock.now()
  try {
    await db.transaction().execute(async (trx) => {
      await requireUnchanged(trx, member)
      if (ownCodeId !== undefined) await useCode(trx, ownCodeId, now)
      await useCode(trx, codeId, now)
      await trx.updateTable('member').set({ email, email_key: key }).where('id', '=', member.id).execute()
      const changeId = await noteChange(trx, { memberId: member.id, email: member.email }, now)
      await queueMail(trx, { kind: 'email-changed', email: member.email, language, changeId }, now)
    })
  } catch (error) {
    // Somebody has made an account with this address meanwhile.
    throw isTaken(error) ? new Problem(1004001004) : error
  }
  return true
}

/** The caller's account, for a change. Throws for demonstration accounts, which many people share. */
export async function getOwnAccount({ db }: Pick<MemberDeps, 'db'>, memberId: string): Promise<Member> {
  const member = await db.selectFrom('member').selectAll().where('id', '=', memberId).executeTakeFirst()
  if (!member) throw new Problem(401)
  if (member.is_demonstration) throw new Problem(1004001007)
  return member
}

/** The proof that the member makes the call, with the name of its field in the input. */
interface Proof {
  password: Record<string, string | undefined>
  code: Record<string, string | undefined>
  context: MemberContext
}

/**
 * Throws without the right password, or, where none is set, without a code that was sent to the account's address. Returns the
 * code's id for `useCode`. Wrong proofs count as failed sign-ins.
 */
export async function requireProof(
  deps: MemberDeps,
  { email, password_hash: passwordHash }: Member,
  { context, ...given }: Proof,
): Promise<string | undefined> {
  const [[field, value] = ['', undefined]] = Object.entries(passwordHash === null ? given.code : given.password)
  if (value === undefined) throw new Problem(400, { field, reason: missing(context.language) })
  if (passwordHash === null) {
    await countCodeTry(deps, context)
    return await requireOwnCode(deps, { email, field, code: value })
  }
  if (!(await tryPassword(deps, { email, passwordHash, password: value, line: 'familiar' }, context)))
    throw new Problem(1004001005)
  return undefined
}

/** As `requireCode`, but the refusal names the field: a form may have two codes. */
async function requireOwnCode(
  deps: MemberDeps,
  { email, field, code }: { email: string; field: string; code: string },
): Promise<string> {
  try {
    return await requireCode(deps, { email, scene: 1, code })
  } catch (error) {
    throw error instanceof Problem ? new Problem(error.code, error.details, { field }) : error
  }
}

/** Throws where the address or password has changed while the proof was checked. */
export async function requireUnchanged(trx: Trx, before: Member): Promise<void> {
  const now = await trx
    .selectFrom('member')
    .select(['email_key', 'password_hash'])
    .where('id', '=', before.id)
    .forUpdate()
    .executeTakeFirst()
  if (now?.password_hash !== before.password_hash || now.email_key !== before.email_key) throw new Problem(1004001005)
}

function missing(language: Language): string {
  const issue = { code: 'invalid_type', expected: 'string', input: undefined } as const
  return issueText(issue, language === 'en' ? 'en' : 'zh') ?? ''
}
