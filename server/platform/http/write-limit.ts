import { Problem } from '../../../contract/problem.ts'

const MINUTE_MS = 60_000
/** Of one member in a minute, whatever is called: somebody who types in three lists at once saves 180 times. */
const MOST_WRITES = 600

/** Counts calls that may write, by member. Throws Problem 429 where a member has made too many within the minute. */
export type CountWrite = (memberId: string) => void

/** Minutes begin for all together, so that there is nothing to tidy; a server that begins anew counts anew. */
export function limitWrites(): CountWrite {
  const counts = new Map<string, number>()
  let since = performance.now()

  return (memberId) => {
    const now = performance.now()
    if (now - since >= MINUTE_MS) {
      counts.clear()
      since = now
    }
    const count = (counts.get(memberId) ?? 0) + 1
    if (count > MOST_WRITES) throw new Problem(429, { retryAfter: Math.ceil((since + MINUTE_MS - now) / 1000) })
    counts.set(memberId, count)
  }
}
