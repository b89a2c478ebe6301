import { createHmac, randomBytes } from 'node:crypto'
import type { Caller } from '../../platform/http/guard.ts'
import type { RequestContext } from '../../platform/http/serve.ts'
import { requirePassword } from '../accounts.ts'
import type { MemberDeps } from '../deps.ts'
import { secretOf } from '../../platform/postgres/secret.ts'
import { findByHash, insertSession } from './sessions.ts'
import type { SignInClient } from './sessions.ts'

/** The lifetime of a token of the older API. It is never renewed. */
export const LEGACY_SESSION_MS = 24 * 60 * 60_000
const TOKEN_BYTES = 32

/** Begins a session of the older API, with one token and no refresh token. Throws as `startSession` does. */
export async function startLegacySession(deps: MemberDeps, memberId: string, client: SignInClient): Promise<string> {
  const now = deps.clock.now()
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const hash = await hashOfLegacy(deps, token)
  await deps.db.transaction().execute(async (trx) => {
    if (client.passwordHash) await requirePassword(trx, memberId, client.passwordHash)
    const sessionId = await insertSession(trx, { memberId, client, lastsMs: LEGACY_SESSION_MS }, now)
    const expiresAt = new Date(now.getTime() + LEGACY_SESSION_MS)
    await trx.insertInto('access_token').values({ hash, session_id: sessionId, expires_at: expiresAt }).execute()
  })
  return token
}

/** The member of a token of the older API. */
export async function findLegacyCaller(
  deps: MemberDeps,
  token: string,
  from: Pick<RequestContext, 'isFromThisMachine'>,
): Promise<Caller | undefined> {
  return findByHash(deps, await hashOfLegacy(deps, token), from)
}

/**
 * Hashes a token of the older API with a key made from the secret. A plain prefix would not do: somebody could send `legacy:…` as a
 * token of the other API.
 */
async function hashOfLegacy({ db }: Pick<MemberDeps, 'db'>, token: string): Promise<Buffer> {
  return createHmac('sha256', await secretOf(db))
    .update(`legacy:${token}`)
    .digest()
}
