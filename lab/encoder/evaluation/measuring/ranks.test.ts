import { describe, expect, it } from 'vitest'
import { averagePrecision, dotScores, orderOf, rankOf, rowOf } from './ranks.ts'

describe('the order of candidates', () => {
  it('gives the most alike the first rank', () => {
    const row = Float32Array.of(0.2, 0.9, 0.5)
    expect([0, 1, 2].map((wanted) => rankOf(row, wanted))).toEqual([3, 1, 2])
    expect(orderOf(row)).toEqual([1, 2, 0])
  })

  it('gives equal scores their worst rank, so that a constant answer wins nothing', () => {
    expect(rankOf(Float32Array.of(1, 1, 1), 0)).toBe(3)
  })

  it('leaves a query out of its own candidates', () => {
    expect(orderOf(Float32Array.of(1, 0.1, 0.3), 0)).toEqual([2, 1])
  })

  it('compares every query with every candidate', () => {
    const scores = dotScores([Float32Array.of(1, 0), Float32Array.of(0.5, 0.5)], [Float32Array.of(2, 4)])
    expect([...rowOf(scores, 0), ...rowOf(scores, 1)]).toEqual([2, 3])
  })
})

describe('average precision', () => {
  it('is one when all the right ones come first, whatever follows', () => {
    expect(averagePrecision([true, true, false, false])).toBe(1)
  })

  it('is the mean precision at the right ones', () => {
    expect(averagePrecision([false, true, false, true])).toBeCloseTo((1 / 2 + 2 / 4) / 2)
    expect(averagePrecision([true, false, true])).toBeCloseTo((1 + 2 / 3) / 2)
  })

  it('is zero where nothing is right', () => {
    expect(averagePrecision([false, false])).toBe(0)
  })
})
