import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allOf, begun, neighbourOf, nothing, reaching, tickedOf, toggled } from './selection.ts'

const order = ['a', 'b', 'c', 'd', 'e']

test('a click with Shift ticks everything from the last ticked item to that one, in either direction', () => {
  expect([...reaching(toggled(nothing, 'b'), 'd', order).ids]).toEqual(['b', 'c', 'd'])
  expect(tickedOf(reaching(toggled(nothing, 'd'), 'b', order), asItems(order))).toEqual(asItems(['b', 'c', 'd']))
})

test('a range keeps its beginning, and what was ticked before', () => {
  const first = reaching(toggled(nothing, 'b'), 'c', order)
  expect([...reaching(first, 'e', order).ids].toSorted()).toEqual(['b', 'c', 'd', 'e'])
  expect(reaching(toggled(allOf(['a']), 'd'), 'e', order).ids).toEqual(new Set(['a', 'd', 'e']))
})

test('without a beginning, or with one that has left, Shift ticks the one item', () => {
  expect(reaching(nothing, 'c', order)).toEqual(toggled(nothing, 'c'))
  expect(reaching(toggled(nothing, 'gone'), 'c', order).ids).toEqual(new Set(['gone', 'c']))
})

test('an item that has left the list is no longer ticked', () => {
  expect(tickedOf(allOf(['a', 'gone']), asItems(order))).toEqual(asItems(['a']))
})

test('selecting begins with the first tick and goes on when that is taken back', () => {
  expect(nothing.hasBegun).toBe(false)
  expect(toggled(toggled(nothing, 'a'), 'a')).toEqual({ ...begun, anchor: 'a' })
})

test('ticking twice leaves everything as it was', () => {
  fc.assert(
    fc.property(fc.subarray(order), fc.constantFrom(...order), (ticked, id) => {
      expect(toggled(toggled(allOf(ticked), id), id).ids).toEqual(new Set(ticked))
    }),
  )
})

function asItems(ids: readonly string[]) {
  return ids.map((id) => ({ id }))
}

test.each([
  [['b'], 'c'],
  [['b', 'c'], 'd'],
  [['a', 'c'], 'b'],
  [['d'], 'c'],
  [['c', 'd'], 'b'],
  [['a', 'b', 'c', 'd'], undefined],
])('where %j goes, %s stands in its place', (gone, neighbour) => {
  expect(neighbourOf(new Set(gone), ['a', 'b', 'c', 'd'])).toBe(neighbour)
})
