import type { LockRecord } from './lock-record.ts'

/** The first wrong passwords cost nothing: the owner may mistype, too. */
const FREE_FAILURES = 2
const FIRST_PAUSE_MS = 5000
const LONGEST_PAUSE_MS = 300_000

/** The pause after this many wrong passwords: 5 s after the third, then doubled each time. */
export function pauseAfter(failures: number): number {
  if (failures <= FREE_FAILURES) return 0
  return Math.min(FIRST_PAUSE_MS * 2 ** (failures - FREE_FAILURES - 1), LONGEST_PAUSE_MS)
}

/** The remaining pause at `now`, in ms. A clock set back does not lengthen it. */
export function pauseLeft({ failures, failedAt }: Pick<LockRecord, 'failures' | 'failedAt'>, now: number): number {
  const pause = pauseAfter(failures)
  return Math.max(0, Math.min(pause, failedAt + pause - now))
}
