import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { takeBackEmail as takeBackEmailCall } from '../../../contract/members.ts'
import { Problem } from '../../../contract/problem.ts'
import type { RequestContext } from '../../platform/http/serve.ts'
import type { Trx } from '../../database.ts'
import { emailKeyOf, isTaken } from '../accounts.ts'
import type { Member } from '../accounts.ts'
import { countCodeTry } from './password-attempts.ts'
import { queueMail } from '../mail/mail-jobs.ts'
import type { MemberDeps } from '../deps.ts'
import { hashInTurn, requireNewPassword } from './passwords.ts'
import { setPassword } from './set-password.ts'
import { findChange } from './take-back-tokens.ts'
import type { EmailChange } from './take-back-tokens.ts'

/**
 * Gives an account its former address and a new password, and ends everything that could have opened it since (decisions/078).
 * Throws 1004001008 for an invalid link, 1004001009 where another account has the address now.
 */
export async function takeBackEmail(
  deps: MemberDeps,
  { token, password }: ParsedInputOf<typeof takeBackEmailCall>,
  client: RequestContext,
): Promise<OutputOf<typeof takeBackEmailCall>> {
  const { db, clock, settings } = deps
  requireNewPassword(password, settings.loginLimits.password, client.language)
  await countCodeTry(deps, client)
  const found = await findChange(db, token, clock.now())
  if (!found) throw new Problem(1004001008)
  const passwordHash = await hashInTurn(password, found.email)
  const now = clock.now()
  try {
    await db.transaction().execute(async (trx) => {
      const member = await lockMember(trx, found.member_id)
      // Read again under the lock: the link may have been used meanwhile.
      const change = member && (await findChange(trx, token, now))
      if (!change) throw new Problem(1004001008)
      const own = await setBack(trx, member, change)
      await setPassword(trx, own, { passwordHash, keptId: undefined, language: client.language, now })
      if (own.email_key !== member.email_key)
        await queueMail(trx, { kind: 'email-taken-back', email: member.email, language: client.language }, now)
    })
  } catch (error) {
    throw isTaken(error) ? new Problem(1004001009) : error
  }
  return { email: found.email }
}

function lockMember(trx: Trx, id: string): Promise<Member | undefined> {
  return trx.selectFrom('member').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

async function setBack(trx: Trx, member: Member, change: EmailChange): Promise<Member> {
  const own = { email: change.email, email_key: emailKeyOf(change.email), delete_at: null, delete_language: null }
  await trx.updateTable('member').set(own).where('id', '=', member.id).execute()
  await trx
    .deleteFrom('social_identity')
    .where('member_id', '=', member.id)
    .where('created_at', '>=', change.created_at)
    .execute()
  // Deletes the changes with their links, this one included.
  await trx.deleteFrom('email_change').where('member_id', '=', member.id).where('id', '>=', change.id).execute()
  return { ...member, ...own }
}
