import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { SocialPerson, SocialRequest } from './openid-provider.ts'
import type { MemberDeps } from '../deps.ts'
import type { MemberTables } from '../tables.ts'

/** How long a person may take from here to the provider and back. */
export const ATTEMPT_MS = 10 * 60_000
const KEPT_MS = 60 * 60_000

export type SocialAttempt = Selectable<MemberTables['social_attempt']>

/** How one that comes back is known; `browser` is what its cookie holds. */
export interface SocialCallback {
  type: number
  state: string
  code: string
  browser: string
}

/** Notes that a browser goes to the provider, and forgets who went long ago. */
export async function recordSocialAttempt(
  { db, clock }: MemberDeps,
  { type, browser, ...request }: SocialRequest & Pick<SocialCallback, 'type' | 'browser'>,
): Promise<void> {
  const now = clock.now()
  await db
    .deleteFrom('social_attempt')
    .where('created_at', '<', new Date(now.getTime() - KEPT_MS))
    .execute()
  await db
    .insertInto('social_attempt')
    .values({
      state_hash: hashOf(request.state),
      type,
      browser_hash: hashOf(browser),
      redirect_uri: request.redirectUri,
      nonce: request.nonce,
      code_verifier: request.codeVerifier,
      created_at: now,
    })
    .execute()
}

/**
 * Takes the attempt of one that comes back, so that nobody else can. None where it is unknown, too old, another
 * browser's or taken, or where its code was exchanged and this is another.
 */
export async function consumeSocialAttempt(
  { db, clock }: MemberDeps,
  { type, state, code, browser }: SocialCallback,
): Promise<SocialAttempt | undefined> {
  const now = clock.now()
  return db
    .updateTable('social_attempt')
    .set({ used_at: now, code_hash: hashOf(code) })
    .where('state_hash', '=', hashOf(state))
    .where('browser_hash', '=', hashOf(browser))
    .where('type', '=', type)
    .where('created_at', '>', new Date(now.getTime() - ATTEMPT_MS))
    .where('used_at', 'is', null)
    .where((is) => is.or([is('code_hash', 'is', null), is('code_hash', '=', hashOf(code))]))
    .returningAll()
    .executeTakeFirst()
}

/** Lets the same call come once more; with a person, the provider need not be asked again. */
export async function returnAttempt(
  { db }: MemberDeps,
  { state_hash: hash }: SocialAttempt,
  person?: SocialPerson,
): Promise<void> {
  await db
    .updateTable('social_attempt')
    .set({
      used_at: null,
      ...(person && {
        issuer: person.issuer,
        subject: person.subject,
        email: person.email,
        email_verified: person.isEmailVerified,
        name: person.name,
      }),
    })
    .where('state_hash', '=', hash)
    .execute()
}

/** Who has signed in there, as far as the provider has been asked already. */
export function findPerson({ issuer, subject, email, name, ...attempt }: SocialAttempt): SocialPerson | undefined {
  if (issuer === null || subject === null) return undefined
  return { issuer, subject, email, isEmailVerified: attempt.email_verified === true, name }
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
