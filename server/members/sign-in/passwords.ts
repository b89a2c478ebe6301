import { availableParallelism } from 'node:os'
import { issueText } from '../../../contract/issue-text.ts'
import { NEW_PASSWORD } from '../../../contract/members.ts'
import { Problem } from '../../../contract/problem.ts'
import type { Language } from '../../../contract/problem.ts'
import { createFairQueue } from '../../platform/fair-queue.ts'
import { emailKeyOf } from '../accounts.ts'

/** The Argon2id cost that OWASP's Password Storage Cheat Sheet (2025) recommends: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Leaves one core to product lists, and one of libuv's four threads to files. */
const THREADS = Math.max(1, Math.min(3, availableParallelism() - 1))

/**
 * All hashing, with the accounts served in turn. At most some seconds of work may wait; `http/fair-share.ts` has let clients in by
 * turns before.
 */
const inAccountsTurn = createFairQueue({ atOnce: THREADS, most: 64, mostEach: 16 })

/** Loaded at the first password. */
const readArgon2 = () => import('@node-rs/argon2')

/** Argon2id in PHC form. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await readArgon2()
  return hash(written(password), COST)
}

/** As `hashPassword`, in the queue of an account. Throws QueueFull. */
export function hashInTurn(password: string, email: string): Promise<string> {
  return inAccountsTurn(emailKeyOf(email), () => hashPassword(password))
}

let unmatched: Promise<string> | undefined

/**
 * Whether a password matches its hash. Without a hash it is false after the same work, so that time reveals no accounts. Throws
 * QueueFull.
 */
export async function isPassword(email: string, passwordHash: string | null, password: string): Promise<boolean> {
  unmatched ??= hashPassword('no one’s')
  const { verify } = await readArgon2()
  const against = passwordHash ?? (await unmatched)
  const isRight = await inAccountsTurn(emailKeyOf(email), () => verify(against, written(password)))
  return isRight && passwordHash !== null
}

/** Throws for a new password that is too short, or too long for the login form. */
export function requireNewPassword(password: string, longestInForm: number, language: Language): void {
  const maximum = Math.min(NEW_PASSWORD.most, longestInForm)
  const { length } = written(password)
  const tongue = language === 'en' ? 'en' : 'zh'
  const common = { origin: 'string' as const, input: password }
  const reason =
    length < NEW_PASSWORD.least
      ? issueText({ code: 'too_small', minimum: NEW_PASSWORD.least, ...common }, tongue)
      : length > maximum && issueText({ code: 'too_big', maximum, ...common }, tongue)
  if (reason) throw new Problem(400, { field: 'password', reason })
}

/** Normalises a password, because keyboards compose the same letters differently. */
function written(password: string): string {
  return password.normalize('NFC')
}
