import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keepBest } from './keep-best.ts'

describe('the best of many', () => {
  it('are the first ones of a full sort, the earlier of equal ones', () => {
    const values = fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 200 })
    fc.assert(
      fc.property(values, fc.integer({ min: 0, max: 30 }), (all, most) => {
        const best = keepBest(most)
        for (const [item, value] of all.entries()) {
          const isHigher = value > best.least
          best.offer(item, value)
          expect(best.items().includes(item)).toBe(isHigher)
        }
        const sorted = [...all.keys()].sort((one, other) => (all[other] ?? 0) - (all[one] ?? 0) || one - other)
        expect(best.items()).toEqual(sorted.slice(0, most))
      }),
    )
  })
})
