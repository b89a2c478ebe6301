import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimateAuroc, estimateMean } from './bootstrap.ts'

describe('the interval of a mean', () => {
  it('is as wide as the normal approximation says: 80 of 100 found, give or take 8 %', () => {
    const { value, low, high } = estimateMean(Array.from({ length: 100 }, (_, index) => (index < 80 ? 1 : 0)))
    expect(value).toBeCloseTo(0.8)
    expect(low).toBeGreaterThan(0.69)
    expect(low).toBeLessThan(0.75)
    expect(high).toBeGreaterThan(0.85)
    expect(high).toBeLessThan(0.9)
  })

  it('has no width where all values are the same', () => {
    expect(estimateMean([1, 1, 1])).toEqual({ value: 1, low: 1, high: 1, count: 3 })
  })

  it('is the same in every run', () => {
    expect(estimateMean([0, 1, 1, 0, 1])).toEqual(estimateMean([0, 1, 1, 0, 1]))
  })

  it('holds the mean', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(0, 1), { minLength: 30, maxLength: 60 }), (values) => {
        const { value, low, high } = estimateMean(values)
        expect(low).toBeLessThanOrEqual(value)
        expect(high).toBeGreaterThanOrEqual(value)
      }),
      { numRuns: 20 },
    )
  })
})

describe('the area under the ROC curve', () => {
  it('counts the pairs in the right order, and ties as half', () => {
    // Of 3 × 2 pairs: .9 beats both, .5 beats .2 and ties with .5, .1 beats none: 3.5.
    expect(estimateAuroc([0.9, 0.5, 0.1], [0.5, 0.2]).value).toBeCloseTo(3.5 / 6)
  })

  it('is one when all true ones lie above all others, and zero when all lie below', () => {
    expect(estimateAuroc([3, 4], [1, 2])).toMatchObject({ value: 1, low: 1, high: 1 })
    expect(estimateAuroc([1, 2], [3, 4]).value).toBe(0)
  })

  it('is a half when the scores tell nothing', () => {
    expect(estimateAuroc([1, 1], [1, 1, 1]).value).toBe(0.5)
  })
})
