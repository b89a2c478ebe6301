import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { SocialPerson, SocialRequest } from './openid-provider.ts'
import type { MemberDeps } from '../deps.ts'
import type { MemberTables } from '../tables.ts'

/** How long a person may take at the provider. */
export const ATTEMPT_MS = 10 * 60_000
const KEPT_MS = 60 * 60_000

export type SocialAttempt = Selectable<MemberTables['social_attempt']>

/** The values that identify a returning browser; `browser` is in its cookie. */
export interface SocialCallback {
  type: number
  state: string
  code: string
  browser: string
}

/** Records that a browser goes to the provider; deletes old records. */
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
 * Takes the attempt of a returning browser, so that no other call can. Undefined where it is unknown, expired, taken or another
 * browser's, or where it was exchanged with another code.
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

/** Lets the same call come again. With a person, the provider is not asked again. */
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

/** The person of an attempt, where the provider has been asked already. */
export function findPerson({ issuer, subject, email, name, ...attempt }: SocialAttempt): SocialPerson | undefined {
  if (issuer === null || subject === null) return undefined
  return { issuer, subject, email, isEmailVerified: attempt.email_verified === true, name }
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
