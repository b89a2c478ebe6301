import { FEED_CALLS_A_MINUTE, WRONG_KEYS_A_MINUTE } from '../../contract/feed.ts'
import { Problem } from '../../contract/problem.ts'
import { registerAttempt } from '../members/attempts.ts'
import type { Limit } from '../members/attempts.ts'
import { networkOf } from '../platform/http/client-network.ts'
import type { Guard } from '../platform/http/guard.ts'
import { hashOfKey } from './keys.ts'
import type { FeedDeps } from './deps.ts'

type Deps = Pick<FeedDeps, 'db' | 'clock'>

const MINUTE_MS = 60_000

/** Finds the key of a call. Unknown, revoked and expired keys are not told apart. Throws 429 after too many wrong ones from a network. */
export function createFindKey(deps: Deps): NonNullable<Guard['findKey']> {
  return async ({ key, clientAddress }) => {
    const now = deps.clock.now()
    const row = await deps.db
      .selectFrom('feed_key')
      .select('id')
      .where('key_hash', '=', hashOfKey(key))
      .where('revoked_at', 'is', null)
      .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
      .executeTakeFirst()
    if (row) return row
    await count(deps, { kind: 'feed-key', subject: networkOf(clientAddress), most: WRONG_KEYS_A_MINUTE })
    return undefined
  }
}

/** Counts a call of a key. Throws 429 where it has reached its calls per minute. */
export async function countCall(deps: Deps, keyId: string): Promise<void> {
  await count(deps, { kind: 'feed-call', subject: keyId, most: FEED_CALLS_A_MINUTE })
  await deps.db
    .updateTable('feed_key')
    .set((row) => ({ calls: row('calls', '+', '1'), last_used_at: deps.clock.now() }))
    .where('id', '=', keyId)
    .execute()
}

async function count({ db, clock }: Deps, limit: Omit<Limit, 'withinMs'>): Promise<void> {
  const reached = await registerAttempt(db, [{ ...limit, withinMs: MINUTE_MS }], clock.now())
  if (reached) throw new Problem(429, { retryAfter: reached.retryAfter })
}
