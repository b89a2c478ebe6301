import { describe, expect, it } from 'vitest'
import { isInRange, placesOfRange, rangeOfBar, rangeOfPlaces } from './price-bars.ts'

const bars = [
  { low: 0, high: 10, count: 1 },
  { low: 10, high: 20, count: 2 },
  { low: 20, high: 50, count: 3 },
  { low: 50, high: null, count: 4 },
]

describe('the slider below the price bars', () => {
  it('spans all bars while no price is asked for', () => {
    expect(placesOfRange(bars, { low: null, high: null })).toEqual([0, 4])
    expect(rangeOfPlaces(bars, [0, 4])).toEqual({ low: null, high: null })
  })

  it('has a price within a bar in proportion', () => {
    expect(placesOfRange(bars, { low: 10, high: 35 })).toEqual([1, 2.5])
    expect(rangeOfPlaces(bars, [1, 2.5])).toEqual({ low: 10, high: 35 })
  })

  it('is open above the last price that it names', () => {
    expect(rangeOfPlaces(bars, [3, 3.6])).toEqual({ low: 50, high: null })
    expect(rangeOfPlaces(bars, [3.5, 4])).toEqual({ low: 50, high: null })
  })
})

describe('a price bar', () => {
  it('asks for its range when it is chosen', () => {
    expect(bars.map(rangeOfBar)).toEqual([
      { priceMin: null, priceMax: 10 },
      { priceMin: 10, priceMax: 20 },
      { priceMin: 20, priceMax: 50 },
      { priceMin: 50, priceMax: null },
    ])
  })

  it.each([
    [{ low: null, high: null }, [true, true, true, true]],
    [{ low: 10, high: 20 }, [false, true, false, false]],
    [{ low: 15, high: null }, [false, true, true, true]],
    [{ low: null, high: 20 }, [true, true, false, false]],
    [{ low: 60, high: 10 }, [false, false, false, false]],
  ])('is coloured where it has a part in %o', (range, expected) => {
    expect(bars.map((bar) => isInRange(bar, range))).toEqual(expected)
  })
})
