import { Problem } from '../../../contract/problem.ts'
import { QueueFull } from '../../platform/fair-queue.ts'
import { networkOf } from '../../platform/http/client-network.ts'
import type { RequestContext } from '../../platform/http/serve.ts'
import { emailKeyOf } from '../accounts.ts'
import { forgiveAttempt, registerAttempt } from '../attempts.ts'
import type { Limit } from '../attempts.ts'
import type { MemberDeps } from '../deps.ts'
import { isPassword } from './passwords.ts'
import type { Line } from './passwords.ts'

const QUARTER_OF_AN_HOUR = 15 * 60_000
const HOUR = 60 * 60_000

type Guesser = Pick<RequestContext, 'clientAddress'>

export interface PasswordAttempt {
  email: string
  /** Null where the account or its password is missing; then no password is right. */
  passwordHash: string | null
  password: string
  line: Line
}

/**
 * Whether the password is right, after the same time for every address. Throws 423 or 429 after too many wrong passwords, 429 after
 * too many right ones, QueueFull where too many wait for hashing.
 */
export async function tryPassword(
  { db, clock }: MemberDeps,
  { email, passwordHash, password, line }: PasswordAttempt,
  { clientAddress }: Guesser,
): Promise<boolean> {
  const now = clock.now()
  const { ifWrong, ifRight } = passwordLimits(email, clientAddress)
  const reached = await registerAttempt(db, [...ifWrong, ...ifRight], now)
  if (reached) throw new Problem(reached.limit.kind === 'password' ? 423 : 429, { retryAfter: reached.retryAfter })
  try {
    const isRight = await isPassword({ email, line }, passwordHash, password)
    await forgiveAttempt(db, isRight ? ifWrong : ifRight, now)
    return isRight
  } catch (error) {
    // The queue was full, so the password was not tried.
    if (error instanceof QueueFull) await forgiveAttempt(db, [...ifWrong, ...ifRight], now)
    throw error
  }
}

/**
 * The limits of wrong passwords for an address, known or not, and for a client over all addresses; and of right ones, which cost as
 * much work.
 */
function passwordLimits(email: string, clientAddress: string): { ifWrong: Limit[]; ifRight: Limit[] } {
  const [key, client] = [emailKeyOf(email), networkOf(clientAddress)]
  const withinMs = QUARTER_OF_AN_HOUR
  return {
    ifWrong: [
      { kind: 'password', subject: `${key} ${client}`, most: 10, withinMs },
      { kind: 'password', subject: key, most: 100, withinMs },
      { kind: 'password-client', subject: client, most: 100, withinMs },
    ],
    ifRight: [
      { kind: 'password-right', subject: key, most: 100, withinMs },
      { kind: 'password-right', subject: client, most: 600, withinMs },
    ],
  }
}

/** Limits how often a client tries codes, whatever the address. */
export async function countCodeTry({ db, clock }: MemberDeps, { clientAddress }: Guesser): Promise<void> {
  const limit = { kind: 'code-try', subject: networkOf(clientAddress), most: 100, withinMs: HOUR }
  const reached = await registerAttempt(db, [limit], clock.now())
  if (reached) throw new Problem(429, { retryAfter: reached.retryAfter })
}
