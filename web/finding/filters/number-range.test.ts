import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numbersIn, readRange, writeRange } from './number-range.ts'

describe('a range of numbers', () => {
  it.each([
    ['5..20', { low: 5, high: 20 }],
    ['5..', { low: 5, high: null }],
    ['..20.5', { low: null, high: 20.5 }],
    ['-10..-2', { low: -10, high: -2 }],
  ])('is read from %s', (text, range) => expect(readRange(text)).toEqual(range))

  it.each(['', '..', '5', '5...20', 'a..b', '1.2.3..4', 'oak'])('is none in "%s"', (text) => {
    expect(readRange(text)).toBeNull()
  })

  it('is read as it was written, whatever its ends', () => {
    const end = fc.option(fc.integer({ min: -100_000, max: 100_000 }).map((hundredths) => hundredths / 100))
    fc.assert(
      fc.property(end, end, (low, high) => {
        const written = writeRange({ low, high })
        expect(written === null ? { low: null, high: null } : readRange(written)).toEqual({ low, high })
      }),
    )
  })
})

describe('the numbers that a slider stops at', () => {
  it('are those that products have, ends of ranges among them, each once and rising', () => {
    expect(numbersIn(['14', '9', '90..120', '14', 'oak', ''])).toEqual([9, 14, 90, 120])
  })
})
