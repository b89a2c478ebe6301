import { describe, expect, it } from 'vitest'
import { sureLimit } from './calibrate.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, value) => value)

describe('the limit that nine in ten surely stay below', () => {
  it('is one that five of a hundred reach: of a binomial of a tenth four or fewer are seldom, five are not', () => {
    expect(sureLimit(upTo(100))).toBe(95)
  })

  it('is nearer to a tenth the more there are', () => {
    expect(sureLimit(upTo(10_000))).toBeGreaterThan(9000)
    expect(sureLimit(upTo(10_000))).toBeLessThan(9100)
  })

  it('is the highest of too few', () => {
    expect(sureLimit(upTo(10))).toBe(9)
  })
})
