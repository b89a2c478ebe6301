import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { sendEmailCode } from '../../../contract/members.ts'
import { Problem } from '../../../contract/problem.ts'
import { networkOf } from '../../platform/http/client-network.ts'
import type { RequestContext } from '../../platform/http/serve.ts'
import { emailKeyOf, findByEmail, findSignable, requireShortEmail } from '../accounts.ts'
import { registerAttempt } from '../attempts.ts'
import type { Limit } from '../attempts.ts'
import { issueCode } from './email-codes.ts'
import { queueMail } from '../mail/mail-jobs.ts'
import type { MemberDeps } from '../deps.ts'
import { isKnownNetwork } from '../sessions/known-networks.ts'
import { findCaller } from '../sessions/sessions.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Codes for one address in a day: from one network, in total, and from networks where the account's member has not signed in. */
const MOST_A_DAY = { ofClient: 10, ofAll: 30, ofStrangers: 25 }

/**
 * Makes a code and queues its mail. Neither the answer nor its time reveals whether the address has an account. Throws Problem 400
 * for an address too long for the login form, unless it is the caller's own.
 */
export async function sendCode(
  deps: MemberDeps,
  { email, scene }: ParsedInputOf<typeof sendEmailCode>,
  context: RequestContext,
): Promise<true> {
  const { db, clock, settings } = deps
  const { language } = context
  // Demo mode lets people sign in, but not set passwords.
  if (settings.isDemoMode && scene === 2) throw new Problem(901)
  if (!(await isOwnAddress(deps, email, context))) requireShortEmail(email, settings.loginLimits.email, language)
  const now = clock.now()
  await countCode(deps, email, context)
  await db.transaction().execute(async (trx) => {
    const member = await findSignable({ db: trx, settings }, email, context)
    const codeId = await issueCode(trx, { email, scene }, now)
    // Send to the address as the account spells it: two addresses with one key may be two mailboxes.
    const to = { email: member?.email ?? email, language }
    if (scene === 2 && !member) await queueMail(trx, { kind: 'no-account', ...to }, now)
    else await queueMail(trx, { kind: 'code', ...to, codeId }, now)
  })
  return true
}

/** Members who came by social login may have a longer address; they need codes to change it or to delete their account. */
async function isOwnAddress(
  deps: MemberDeps,
  email: string,
  { accessToken, ...context }: RequestContext,
): Promise<boolean> {
  if (email.trim().length <= deps.settings.loginLimits.email || accessToken === undefined) return false
  const caller = await findCaller(deps, accessToken, context)
  return caller !== undefined && (await findByEmail(deps.db, email))?.id === caller.memberId
}

/**
 * Counts a code for an address. Each network has limits of its own, and some codes of the day are reserved for networks where the
 * member has signed in. Throws 1002014005 (sent within the last minute), 1002014004 (day's limit) or 429 (the network's limit of an hour).
 */
async function countCode({ db, clock }: MemberDeps, email: string, { clientAddress }: RequestContext): Promise<void> {
  const now = clock.now()
  const [key, client] = [emailKeyOf(email), networkOf(clientAddress)]
  const isKnown = await isKnownNetwork(db, { email, clientAddress }, now)
  const own = { kind: 'code', subject: `${key} ${client}` }
  const pause: Limit = { ...own, most: 1, withinMs: MINUTE }
  const hourly: Limit = { kind: 'code-client', subject: client, most: 30, withinMs: HOUR }
  const most = isKnown ? MOST_A_DAY.ofAll : MOST_A_DAY.ofStrangers
  const reached = await registerAttempt(
    db,
    [
      pause,
      { ...own, most: MOST_A_DAY.ofClient, withinMs: DAY },
      { kind: 'code-address', subject: key, most, withinMs: DAY },
      hourly,
    ],
    now,
  )
  if (!reached) return
  const { limit, retryAfter } = reached
  throw new Problem(limit === pause ? 1002014005 : limit === hourly ? 429 : 1002014004, { retryAfter })
}
