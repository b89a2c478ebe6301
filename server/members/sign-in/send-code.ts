import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { sendEmailCode } from '../../../contract/members.ts'
import { Problem } from '../../../contract/problem.ts'
import { networkOf } from '../../platform/http/client-network.ts'
import type { RequestContext } from '../../platform/http/serve.ts'
import { emailKeyOf, findSignable } from '../accounts.ts'
import { takeAttempt } from '../attempts.ts'
import type { Limit } from '../attempts.ts'
import { issueCode } from './email-codes.ts'
import { queueMail } from '../mail/mail-jobs.ts'
import type { MemberParts } from '../parts.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * Makes a code and a mail for it, which leaves after the answer. Nothing of the answer, nor the time that it takes, tells
 * whether the address has an account: one without it gets a code of scene 2 too, and a mail that does not hold it.
 */
export async function sendCode(
  { db, clock, settings }: MemberParts,
  { email, scene }: ParsedInputOf<typeof sendEmailCode>,
  context: RequestContext,
): Promise<true> {
  const { language, clientAddress } = context
  // A code to sign in with is for looking around; one to set a new password is not.
  if (settings.isDemoMode && scene === 2) throw new Problem(901)
  const now = clock.now()
  const address = { kind: 'code', subject: emailKeyOf(email) }
  const pause: Limit = { ...address, most: 1, withinMs: MINUTE }
  const daily: Limit = { ...address, most: 10, withinMs: DAY }
  const hourly: Limit = { kind: 'code-client', subject: networkOf(clientAddress), most: 30, withinMs: HOUR }
  const reached = await takeAttempt(db, [pause, daily, hourly], now)
  if (reached) {
    const { limit, retryAfter } = reached
    throw new Problem(limit === pause ? 1002014005 : limit === daily ? 1002014004 : 429, { retryAfter })
  }
  await db.transaction().execute(async (trx) => {
    const member = await findSignable({ db: trx, settings }, email, context)
    const codeId = await issueCode(trx, { email, scene }, now)
    // A member's goes to the address of the account: what is the same address to us may be another mailbox.
    const to = { email: member?.email ?? email, language }
    if (scene === 2 && !member) await queueMail(trx, { kind: 'no-account', ...to }, now)
    else await queueMail(trx, { kind: 'code', ...to, codeId }, now)
  })
  return true
}
