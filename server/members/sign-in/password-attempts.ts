import { Problem } from '../../../contract/problem.ts'
import { QueueFull } from '../../platform/fair-queue.ts'
import { networkOf } from '../../platform/http/client-network.ts'
import type { RequestContext } from '../../platform/http/serve.ts'
import { emailKeyOf } from '../accounts.ts'
import { forgiveAttempt, registerAttempt } from '../attempts.ts'
import type { Limit } from '../attempts.ts'
import type { MemberDeps } from '../deps.ts'
import { isPassword } from './passwords.ts'

const QUARTER_OF_AN_HOUR = 15 * 60_000
const HOUR = 60 * 60_000

type Guesser = Pick<RequestContext, 'clientAddress'>

export interface PasswordAttempt {
  email: string
  /** Null where there is no account, or none with a password: then no password is right. */
  passwordHash: string | null
  password: string
}

/**
 * Whether the password is right, after the same work for every address. Throws 423 or 429 where too many were wrong, 429 where
 * too many were right, and QueueFull where too much is being hashed.
 */
export async function tryPassword(
  { db, clock }: MemberDeps,
  { email, passwordHash, password }: PasswordAttempt,
  { clientAddress }: Guesser,
): Promise<boolean> {
  const now = clock.now()
  const { ifWrong, ifRight } = passwordLimits(email, clientAddress)
  const reached = await registerAttempt(db, [...ifWrong, ...ifRight], now)
  if (reached) throw new Problem(reached.limit.kind === 'password' ? 423 : 429, { retryAfter: reached.retryAfter })
  try {
    const isRight = await isPassword(email, passwordHash, password)
    await forgiveAttempt(db, isRight ? ifWrong : ifRight, now)
    return isRight
  } catch (error) {
    // It was not tried: there was no place in line.
    if (error instanceof QueueFull) await forgiveAttempt(db, [...ifWrong, ...ifRight], now)
    throw error
  }
}

/**
 * What locks the password login of an address, known or not, and what one client may try for all addresses; and how often a
 * right password is checked, which is as much work.
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

/** Whoever tries code after code, for whichever addresses, is slowed down. */
export async function countCodeTry({ db, clock }: MemberDeps, { clientAddress }: Guesser): Promise<void> {
  const limit = { kind: 'code-try', subject: networkOf(clientAddress), most: 100, withinMs: HOUR }
  const reached = await registerAttempt(db, [limit], clock.now())
  if (reached) throw new Problem(429, { retryAfter: reached.retryAfter })
}
