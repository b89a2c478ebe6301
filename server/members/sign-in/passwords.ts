import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { issueText } from '../../../contract/issue-text.ts'
import { NEW_PASSWORD } from '../../../contract/members.ts'
import { Problem } from '../../../contract/problem.ts'
import type { Language } from '../../../contract/problem.ts'
import { aside, noteWaiting } from '../../platform/calls/waits.ts'
import { createFairQueue, QueueFull } from '../../platform/fair-queue.ts'
import { emailKeyOf } from '../accounts.ts'

/** The Argon2id cost that OWASP's Password Storage Cheat Sheet (2025) recommends: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Leaves one core to product lists, and one of libuv's four threads to files. */
const THREADS = Math.max(1, Math.min(3, availableParallelism() - 1))

/**
 * Whose password it is: somebody's who is signed in, has a code, or has signed in before from this network or browser; of an unknown
 * client; of a guest who opens a link.
 */
export type Line = 'familiar' | 'unknown' | 'guest'

/** Hashes that may wait in a line: some seconds of work. */
const MOST_HASHES = 64
/** While fewer wait, an invented name is hashed too: nobody can tell by what another one waits for. */
const FEW_HASHES = 4 * THREADS
/** The same with those who only wait as long. */
const MOST = 256

/** Each line serves accounts in turn, and has places of its own, so that a flood of unknown clients takes none of the others'. */
const createLine = () => ({
  inTurn: noteWaiting(createFairQueue({ atOnce: THREADS, most: MOST, mostEach: 16 })),
  /** Those without a hash: one of a name at a time, as with a hash. */
  invented: noteWaiting(createFairQueue({ atOnce: MOST, most: MOST, mostEach: 16 })),
  hashes: 0,
})
const lines = { familiar: createLine(), unknown: createLine(), guest: createLine() } satisfies Record<Line, object>
/** All hashing, with the lines served in turn. */
const inLinesTurn = noteWaiting(createFairQueue({ atOnce: THREADS, atOnceEach: THREADS }))

async function hashing<Answer>(line: Line, account: string, work: () => Promise<Answer>): Promise<Answer> {
  const own = lines[line]
  if (own.hashes >= MOST_HASHES) throw new QueueFull(false)
  own.hashes += 1
  const timed = async () => {
    const begunAt = performance.now()
    const answer = await work()
    tookMs.push(performance.now() - begunAt)
    if (tookMs.length > LAST) tookMs.shift()
    return answer
  }
  return aside(() => inTurn(line, account, timed)).finally(() => (own.hashes -= 1))
}

function inTurn<Answer>(line: Line, account: string, work: () => Promise<Answer>): Promise<Answer> {
  return lines[line].inTurn(account, () => inLinesTurn(line, work))
}

/** How long the last hashes took, in ms. */
const LAST = 32
const tookMs: number[] = []

/** Loaded at the first password. */
const readArgon2 = () => import('@node-rs/argon2')

/** Argon2id in PHC form. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await readArgon2()
  return hash(written(password), COST)
}

/** As `hashPassword`, in the queue of an account. Throws QueueFull. */
export function hashInTurn(password: string, email: string): Promise<string> {
  return hashing('familiar', emailKeyOf(email), () => hashPassword(password))
}

/**
 * Whether a password matches its hash. Without a hash it is false after the same time, so that time reveals no accounts: where more
 * than a few wait, it waits in the same line and then as long as a hash takes, but has no thread, so that invented names hold up
 * nobody. Throws QueueFull.
 */
export async function isPassword(
  { email, line }: { email: string; line: Line },
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  const account = emailKeyOf(email)
  if (passwordHash !== null) {
    const { verify } = await readArgon2()
    return hashing(line, account, () => verify(passwordHash, written(password)))
  }
  const { hashes, invented } = lines[line]
  if (hashes >= MOST_HASHES) throw new QueueFull(false)
  if (tookMs.length === 0 || hashes < FEW_HASHES) await hashing(line, account, () => hashPassword(password))
  else
    await aside(() =>
      invented(account, async () => {
        await inTurn(line, account, async () => undefined)
        await sleep(tookMs[randomInt(tookMs.length)])
      }),
    )
  return false
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
