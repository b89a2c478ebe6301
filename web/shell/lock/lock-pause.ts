import type { LockRecord } from './lock-record.ts'

/** So many wrong passwords cost nothing: whoever owns the lock mistypes, too. */
const FREE_FAILURES = 2
const FIRST_PAUSE_MS = 5000
const LONGEST_PAUSE_MS = 300_000

/** How long after the last of so many wrong passwords none is taken: 5 s after the third, then twice as long each time. */
export function pauseAfter(failures: number): number {
  if (failures <= FREE_FAILURES) return 0
  return Math.min(FIRST_PAUSE_MS * 2 ** (failures - FREE_FAILURES - 1), LONGEST_PAUSE_MS)
}

/** What is left of it at `now`, in ms. A clock that was set back makes it no longer than it was. */
export function pauseLeft({ failures, failedAt }: Pick<LockRecord, 'failures' | 'failedAt'>, now: number): number {
  const pause = pauseAfter(failures)
  return Math.max(0, Math.min(pause, failedAt + pause - now))
}
