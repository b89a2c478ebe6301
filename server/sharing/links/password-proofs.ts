import { createHmac, randomBytes } from 'node:crypto'
import { Problem } from '../../../contract/problem.ts'
import { countAttempt, forgiveAttempt } from '../../members/attempts.ts'
import type { Limit } from '../../members/attempts.ts'
import { isPassword } from '../../members/sign-in/passwords.ts'
import { QueueFull } from '../../platform/fair-queue.ts'
import { networkOf } from '../../platform/http/client-network.ts'
import type { SharingDeps } from '../deps.ts'

interface ShownPassword {
  linkId: string
  passwordHash: string
  password: string | undefined
  /** Failed tries are counted by this address. */
  clientAddress: string
}

/** Checks the passwords of links. */
export interface PasswordProofs {
  /** Throws 1009003001 where the password is missing or wrong, 429 after too many wrong ones. */
  require(shown: ShownPassword): Promise<void>
}

const MINUTE = 60_000
const KEPT_MS = 10 * MINUTE
const MOST_KEPT = 2000
const LONGEST_PASSWORD = 200

/**
 * Guests send the password with each call, and hashing one takes 30 ms. A right password is therefore remembered for ten minutes,
 * in this process.
 */
export function createPasswordProofs({ db, clock }: Pick<SharingDeps, 'db' | 'clock'>): PasswordProofs {
  // A random key of this process: a memory dump reveals no password.
  const key = randomBytes(32)
  const known = new Map<string, number>()

  return {
    async require({ linkId, passwordHash, password, clientAddress }) {
      if (password === undefined || password.length > LONGEST_PASSWORD) throw new Problem(1009003001)
      // The hash is part of the proof, so a changed password needs a new one.
      const proof = createHmac('sha256', key)
        .update(JSON.stringify([linkId, passwordHash, password]))
        .digest('base64')
      const now = clock.now()
      if ((known.get(proof) ?? 0) > now.getTime()) return
      const limits = limitsOf(linkId, clientAddress)
      const at = await countAttempt({ db, clock }, limits)
      const isRight = await isPassword({ email: `link ${linkId}`, line: 'guest' }, passwordHash, password).catch(
        async (error: unknown) => {
          // The queue was full, so the password was not tried.
          if (error instanceof QueueFull) await forgiveAttempt(db, limits, at)
          throw error
        },
      )
      if (!isRight) throw new Problem(1009003001)
      await forgiveAttempt(db, limits, at)
      if (known.size >= MOST_KEPT) known.clear()
      known.set(proof, now.getTime() + KEPT_MS)
    },
  }
}

function limitsOf(linkId: string, clientAddress: string): Limit[] {
  const withinMs = 15 * MINUTE
  return [
    { kind: 'share-password', subject: `${linkId} ${networkOf(clientAddress)}`, most: 10, withinMs },
    { kind: 'share-password', subject: linkId, most: 100, withinMs },
  ]
}
