import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numberAt, outOfOpenEnd, placeOn } from './scale.ts'

const edges = [0, 10, 20, 50, 100]

describe('a slider whose stops stand evenly', () => {
  it('has a number between two stops in proportion', () => {
    expect(placeOn(edges, 20)).toBe(2)
    expect(placeOn(edges, 35)).toBe(2.5)
    expect(numberAt(edges, 2.5)).toBe(35)
  })

  it('ends at its first and last stop', () => {
    expect([placeOn(edges, -5), placeOn(edges, 1000)]).toEqual([0, 4])
    expect([numberAt(edges, -1), numberAt(edges, 9)]).toEqual([0, 100])
  })

  it('has every stop where it stands', () => {
    const stops = fc.uniqueArray(fc.integer({ min: 0, max: 10_000 }), { minLength: 1 })
    fc.assert(
      fc.property(stops, (numbers) => {
        const rising = numbers.toSorted((one, other) => one - other)
        for (const [place, stop] of rising.entries()) {
          expect(placeOn(rising, stop)).toBe(place)
          expect(numberAt(rising, place)).toBe(stop)
        }
      }),
    )
  })
})

describe('the upper thumb of a slider without a last number', () => {
  const end = { openFrom: 3, last: 4 }

  it('skips positions without a number in one step, in either direction of the keys', () => {
    expect(outOfOpenEnd(3.8, { ...end, before: 4 })).toBe(3)
    expect(outOfOpenEnd(3.2, { ...end, before: 3 })).toBe(4)
    expect(outOfOpenEnd(3.4, { ...end, before: 2.6 })).toBe(4)
  })

  it('is left by a pointer where it is nearer', () => {
    expect(outOfOpenEnd(3.4, end)).toBe(3)
    expect(outOfOpenEnd(3.6, end)).toBe(4)
  })

  it('stands anywhere below, and at its ends', () => {
    expect([2.4, 3, 4].map((place) => outOfOpenEnd(place, { ...end, before: 3.5 }))).toEqual([2.4, 3, 4])
  })
})
