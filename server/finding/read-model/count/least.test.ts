import fc from 'fast-check'
import { expect, it } from 'vitest'
import { placesOfLeast } from './least.ts'

const key = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true }), fc.constantFrom(Infinity, -Infinity))

it('are the first of the allowed ones when all are sorted, equal ones by place', () => {
  fc.assert(
    fc.property(
      fc.array(key, { maxLength: 200 }),
      fc.integer({ min: 1, max: 40 }),
      fc.func(fc.boolean()),
      (keys, count, isIn) => {
        const sorted = [...keys.keys()]
          .filter((place) => isIn(place))
          .sort((one, other) => {
            const [a = 0, b = 0] = [keys[one], keys[other]]
            return a < b ? -1 : a > b ? 1 : one - other
          })
        expect([...placesOfLeast(Float64Array.from(keys), count, isIn)]).toEqual(sorted.slice(0, count))
      },
    ),
    { numRuns: 1000 },
  )
})
