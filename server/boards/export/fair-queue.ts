import pLimit from 'p-limit'
import type { LimitFunction } from 'p-limit'

export interface QueueLimits {
  atOnce: number
  /** How many pieces of work there may be, with those being done. */
  most: number
  /** How many of them one person may have. */
  mostEach: number
}

/**
 * Does work so many at a time, and of one person one after another: who wants much waits for themselves, and not everybody for
 * them. Answers undefined where there is no place left.
 */
export type FairQueue = <Answer>(whose: string, work: () => Promise<Answer>) => Promise<Answer> | undefined

export function createFairQueue({ atOnce, most, mostEach }: QueueLimits): FairQueue {
  const all = pLimit(atOnce)
  const each = new Map<string, { limit: LimitFunction; count: number }>()
  let count = 0
  return (whose, work) => {
    const own = each.get(whose) ?? { limit: pLimit(1), count: 0 }
    if (count >= most || own.count >= mostEach) return undefined
    each.set(whose, own)
    own.count += 1
    count += 1
    return own
      .limit(() => all(work))
      .finally(() => {
        count -= 1
        own.count -= 1
        if (own.count === 0) each.delete(whose)
      })
  }
}
