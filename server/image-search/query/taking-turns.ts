import pLimit from 'p-limit'
import type { LimitFunction } from 'p-limit'

/** Does work, of whomever it is. */
export type InTurn = <Made>(whose: string, work: () => Promise<Made>) => Promise<Made>

/** One piece of work at a time, and each of those who have some in turn: whoever has much waits for themselves. */
export function takingTurns(): InTurn {
  const oneAtATime = pLimit(1)
  // One piece of each at most stands in the common line.
  const lines = new Map<string, { line: LimitFunction; length: number }>()
  return async (whose, work) => {
    const own = lines.get(whose) ?? { line: pLimit(1), length: 0 }
    lines.set(whose, own)
    own.length++
    try {
      return await own.line(async () => oneAtATime(work))
    } finally {
      if (--own.length === 0) lines.delete(whose)
    }
  }
}
