import { Problem } from '../../../contract/problem.ts'
import { networkOf } from '../../platform/http/client-network.ts'
import type { RequestContext } from '../../platform/http/serve.ts'
import { emailKeyOf } from '../accounts.ts'
import { forgiveAttempt, takeAttempt } from '../attempts.ts'
import type { Limit } from '../attempts.ts'
import type { MemberParts } from '../parts.ts'
import { isPassword } from './passwords.ts'

const QUARTER_OF_AN_HOUR = 15 * 60_000
const HOUR = 60 * 60_000

type Guesser = Pick<RequestContext, 'clientAddress'>

export interface PasswordGuess {
  email: string
  /** Null where there is no account, or none with a password: then no password is right. */
  passwordHash: string | null
  password: string
}

/** Whether the password is right, after the same work for every address. Throws 423 or 429 where too many were wrong. */
export async function tryPassword(
  { db, clock }: MemberParts,
  { email, passwordHash, password }: PasswordGuess,
  { clientAddress }: Guesser,
): Promise<boolean> {
  const now = clock.now()
  const limits = passwordLimits(email, clientAddress)
  const reached = await takeAttempt(db, limits, now)
  if (reached) throw new Problem(reached.limit.kind === 'password' ? 423 : 429, { retryAfter: reached.retryAfter })
  const isRight = await isPassword(passwordHash, password)
  if (isRight) await forgiveAttempt(db, limits, now)
  return isRight
}

/** What locks the password login of an address, known or not; and what one client may try for all addresses. */
function passwordLimits(email: string, clientAddress: string): Limit[] {
  const [key, client] = [emailKeyOf(email), networkOf(clientAddress)]
  return [
    { kind: 'password', subject: `${key} ${client}`, most: 10, withinMs: QUARTER_OF_AN_HOUR },
    { kind: 'password', subject: key, most: 100, withinMs: QUARTER_OF_AN_HOUR },
    { kind: 'password-client', subject: client, most: 100, withinMs: QUARTER_OF_AN_HOUR },
  ]
}

/** Whoever tries code after code, for whichever addresses, is slowed down. */
export async function countCodeTry({ db, clock }: MemberParts, { clientAddress }: Guesser): Promise<void> {
  const limit = { kind: 'code-try', subject: networkOf(clientAddress), most: 100, withinMs: HOUR }
  const reached = await takeAttempt(db, [limit], clock.now())
  if (reached) throw new Problem(429, { retryAfter: reached.retryAfter })
}
