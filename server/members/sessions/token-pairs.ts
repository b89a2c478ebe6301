import { createHmac } from 'node:crypto'
import type { Tokens } from '../../../contract/members.ts'
import { hashOfToken, newToken } from '../../platform/tokens.ts'
import type { Trx } from '../../database.ts'
import { openidOf } from '../accounts.ts'

const ACCESS_MS = 30 * 60_000
/** How long a session lasts without being used. */
export const REFRESH_MS = 30 * 24 * 60 * 60_000

/** A session's tokens, as the browser has them. */
export interface BrowserTokens {
  access: string
  refresh: string
}

/** Stores the hashes of a session's new tokens. */
export async function storePair(
  trx: Trx,
  { sessionId, access, refresh }: BrowserTokens & { sessionId: string },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('access_token')
    .values({ hash: hashOfToken(access), session_id: sessionId, expires_at: new Date(now.getTime() + ACCESS_MS) })
    .execute()
  await trx
    .insertInto('refresh_token')
    .values({ hash: hashOfToken(refresh), session_id: sessionId, expires_at: new Date(now.getTime() + REFRESH_MS) })
    .execute()
}

/** The tokens in the form of the API. */
export async function answerTokens(
  trx: Trx,
  { memberId, access, refresh }: BrowserTokens & { memberId: string },
  issuedAt: Date,
): Promise<Tokens> {
  return {
    userId: memberId,
    accessToken: access,
    refreshToken: refresh,
    expiresTime: issuedAt.getTime() + ACCESS_MS,
    openid: await openidOf(trx, memberId),
  }
}

export function newPair(): BrowserTokens {
  return { access: newToken(), refresh: newToken() }
}

/** The tokens that follow a refresh token: the same ones at every call. */
export function followingPair(secret: Buffer, refreshToken: string): BrowserTokens {
  const follow = (kind: keyof BrowserTokens) =>
    createHmac('sha256', secret).update(`${kind}:${refreshToken}`).digest('base64url')
  return { access: follow('access'), refresh: follow('refresh') }
}
