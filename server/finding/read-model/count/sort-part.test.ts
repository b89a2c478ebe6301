import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sortPart } from './sort-part.ts'

it('puts any part of a list in order as sorting all of it would, and keeps the rest', () => {
  const keys = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 400 })
  fc.assert(
    fc.property(keys, fc.nat(400), fc.nat(60), (list, from, length) => {
      const compare = (one: number, other: number) => (list[one] ?? 0) - (list[other] ?? 0) || one - other
      const items = Uint32Array.from(list.keys())
      const sorted = items.toSorted(compare)
      const to = Math.min(from + length, list.length)
      sortPart(items, { from: Math.min(from, to), to }, compare)
      expect(items.subarray(from, to)).toEqual(sorted.subarray(from, to))
      expect(items.toSorted()).toEqual(Uint32Array.from(list.keys()))
    }),
  )
})
