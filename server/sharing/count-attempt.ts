import { Problem } from '../../contract/problem.ts'
import { registerAttempt } from '../members/attempts.ts'
import type { Limit } from '../members/attempts.ts'
import type { SharingDeps } from './deps.ts'

/** Counts one more for every limit, and answers the moment at which it is counted. Throws 429 with the seconds to wait where one of them is reached; then nothing is counted. */
export async function countAttempt({ db, clock }: Pick<SharingDeps, 'db' | 'clock'>, limits: Limit[]): Promise<Date> {
  const now = clock.now()
  const reached = await registerAttempt(db, limits, now)
  if (!reached) return now
  const { retryAfter } = reached
  throw new Problem(429, { retryAfter }, { retryAfter })
}
