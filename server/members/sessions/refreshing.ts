import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { refreshTokens, Tokens } from '../../../contract/members.ts'
import { Problem } from '../../../contract/problem.ts'
import { hashOfToken } from '../../platform/tokens.ts'
import type { RequestContext } from '../../platform/http/serve.ts'
import type { Trx } from '../../database.ts'
import { mayBeDemonstration } from '../accounts.ts'
import type { MemberDeps } from '../deps.ts'
import { secretOf } from '../../platform/postgres/secret.ts'
import { noteSeen } from './last-seen.ts'
import { followingPair, REFRESH_MS, storePair, answerTokens } from './token-pairs.ts'
import type { BrowserTokens } from './token-pairs.ts'

/** Two tabs may refresh with the same token: within this time the second gets the same new tokens as the first. */
const GRACE_MS = 10_000

/**
 * Exchanges a refresh token. A second use after the grace time means that it was stolen and ends all tokens of the session. Throws
 * 400 for an unknown token, 401 for an ended one, 1004003001 where only the account's lock ended it.
 */
export async function refreshSession(
  { db, clock, settings }: MemberDeps,
  { refreshToken }: ParsedInputOf<typeof refreshTokens>,
  client: RequestContext,
): Promise<Tokens> {
  const now = clock.now()
  const secret = await secretOf(db)
  const refreshed = await db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('refresh_token')
      .innerJoin('session', 'session.id', 'refresh_token.session_id')
      .innerJoin('member', 'member.id', 'session.member_id')
      .select([
        'session_id',
        'member_id',
        'used_at',
        'refresh_token.expires_at',
        'ended_at',
        'is_demonstration',
        'locked_at',
        'lock_reason',
      ])
      .where('hash', '=', hashOfToken(refreshToken))
      .forUpdate(['refresh_token', 'session'])
      .executeTakeFirst()
    if (!found) throw new Problem(400, { field: 'refreshToken', reason: 'unknown' })
    if (found.is_demonstration && !mayBeDemonstration(settings, client)) return undefined
    if (found.lock_reason !== null && wasEndedByLock(found, now))
      throw new Problem(1_004_003_001, { reason: found.lock_reason })
    if (found.ended_at || found.locked_at || found.expires_at <= now) return undefined
    const pair = followingPair(secret, refreshToken)
    if (!found.used_at) await rotate(trx, { sessionId: found.session_id, spent: refreshToken, ...pair }, now)
    else if (isCopied(found, now)) return endFamily(trx, found.session_id, now)
    return answerTokens(trx, { memberId: found.member_id, ...pair }, found.used_at ?? now)
  })
  if (!refreshed) throw new Problem(401)
  // In a transaction of its own: locking an account locks its row first, then its sessions.
  await noteSeen(db, refreshed.userId, now)
  return refreshed
}

interface FoundToken {
  used_at: Date | null
  expires_at: Date
  ended_at: Date | null
  locked_at: Date | null
}

/** Whether the lock alone ended the token. Only then may its holder learn the reason of the lock. */
function wasEndedByLock(token: FoundToken, now: Date): boolean {
  const { ended_at: endedAt, locked_at: lockedAt, expires_at: expiresAt } = token
  if (!lockedAt || expiresAt <= now || isCopied(token, now)) return false
  return !endedAt || endedAt >= lockedAt
}

function isCopied({ used_at: usedAt }: Pick<FoundToken, 'used_at'>, now: Date): boolean {
  return usedAt !== null && now.getTime() - usedAt.getTime() > GRACE_MS
}

async function rotate(
  trx: Trx,
  { spent, ...pair }: BrowserTokens & { sessionId: string; spent: string },
  now: Date,
): Promise<void> {
  await trx.updateTable('refresh_token').set({ used_at: now }).where('hash', '=', hashOfToken(spent)).execute()
  await trx
    .updateTable('session')
    .set({ last_used_at: now, expires_at: new Date(now.getTime() + REFRESH_MS) })
    .where('id', '=', pair.sessionId)
    .execute()
  await storePair(trx, pair, now)
}

async function endFamily(trx: Trx, sessionId: string, now: Date): Promise<undefined> {
  await trx.updateTable('session').set({ ended_at: now }).where('id', '=', sessionId).execute()
}
