import { Problem } from '../../../contract/problem.ts'

const MINUTE_MS = 60_000
/** Writes of one member in a minute: a person who types in three lists at once saves 180 times. */
const MOST_WRITES = 600

/** Counts writes by member. Throws Problem 429 after too many within the minute. */
export type CountWrite = (memberId: string) => void

/** One minute for all members, so that nothing has to expire. A restart begins at zero. */
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
