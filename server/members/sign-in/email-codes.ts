import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { Problem } from '../../../contract/problem.ts'
import type { Db } from '../../database.ts'
import { emailKeyOf } from '../accounts.ts'
import type { MemberDeps } from '../deps.ts'
import { secretOf } from '../../platform/postgres/secret.ts'

const VALID_MS = 10 * 60_000
const MOST_TRIES = 5
const CODES = 1_000_000

export type Scene = 1 | 2

/** Six digits. Codes are not stored: a code is computed from its id and the secret. */
export function emailCodeOf(secret: Buffer, codeId: string): string {
  const digest = createHmac('sha256', secret).update(`code:${codeId}`).digest()
  return String(digest.readUIntBE(0, 6) % CODES).padStart(6, '0')
}

/** Makes a code for an address and returns its id. Earlier codes become invalid. */
export async function issueCode(db: Db, { email, scene }: { email: string; scene: Scene }, now: Date): Promise<string> {
  const id = randomUUID()
  const expiresAt = new Date(now.getTime() + VALID_MS)
  await db
    .insertInto('email_code')
    .values({ id, email_key: emailKeyOf(email), scene, created_at: now, expires_at: expiresAt })
    .execute()
  return id
}

export interface EnteredCode {
  email: string
  scene: Scene
  code: string
}

/**
 * Checks a code against the newest of its address; returns its id for `useCode`. Only the right code reveals that it is used,
 * expired or blocked: everything else gets one answer after the same work, even without an account.
 */
export async function requireCode({ db, clock }: MemberDeps, { email, scene, code }: EnteredCode): Promise<string> {
  const newest = await db
    .selectFrom('email_code')
    .select(['id', 'expires_at', 'used_at'])
    .where('email_key', '=', emailKeyOf(email))
    .where('scene', '=', scene)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { id } = newest ?? { id: randomUUID() }
  const isTaken = await takeTry(db, id)
  const isRight = isSame(code, emailCodeOf(await secretOf(db), id))
  if (!newest || !isRight) throw new Problem(1002014000)
  if (newest.used_at) throw new Problem(1002014002)
  if (newest.expires_at <= clock.now() || !isTaken) throw new Problem(1002014001)
  await db
    .updateTable('email_code')
    .set({ tries: sql`tries - 1` })
    .where('id', '=', id)
    .execute()
  return id
}

// Counted before the comparison, so that many parallel guesses do not exceed the limit.
async function takeTry(db: Db, id: string): Promise<boolean> {
  const taken = await db
    .updateTable('email_code')
    .set({ tries: sql`tries + 1` })
    .where('id', '=', id)
    .where('tries', '<', MOST_TRIES)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Uses a code up. A second call with the same code is refused. */
export async function useCode(db: Db, id: string, now: Date): Promise<void> {
  const used = await db
    .updateTable('email_code')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!used) throw new Problem(1002014002)
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
