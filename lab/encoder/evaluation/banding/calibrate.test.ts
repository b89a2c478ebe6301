import { describe, expect, it } from 'vitest'
import { sureLimit } from './gate.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, value) => value)

describe('the upper confidence limit of the nine-tenths quantile', () => {
  it('is reached by five of a hundred: four or fewer are too rare for a binomial of a tenth, five are not', () => {
    expect(sureLimit(upTo(100), 0.9)).toBe(95)
  })

  it('approaches a tenth with more values', () => {
    expect(sureLimit(upTo(10_000), 0.9)).toBeGreaterThan(9000)
    expect(sureLimit(upTo(10_000), 0.9)).toBeLessThan(9100)
  })

  it('is the highest value if there are too few', () => {
    expect(sureLimit(upTo(10), 0.9)).toBe(9)
  })
})
