import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beforeIdOf, carriedBy, withMoved, withReturned } from './carried.ts'

const order = ['a', 'b', 'c', 'd', 'e']
const items = order.map((id) => ({ id }))

function drop(id: string, over: number, ticked: readonly string[] = []): string[] {
  const carried = { ...carriedBy(id, new Set(ticked), order), over }
  return withMoved(items, carried.ids, beforeIdOf(carried, order)).map((item) => item.id)
}

test('an item dropped on an earlier one comes before it, on a later one after it', () => {
  expect(drop('d', 1)).toEqual(['a', 'd', 'b', 'c', 'e'])
  expect(drop('b', 3)).toEqual(['a', 'c', 'd', 'b', 'e'])
  expect(drop('a', 4)).toEqual(['b', 'c', 'd', 'e', 'a'])
  expect(drop('c', 2)).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('ticked items move together and keep their order', () => {
  expect(drop('e', 0, ['b', 'e'])).toEqual(['b', 'e', 'a', 'c', 'd'])
  expect(drop('a', 3, ['a', 'c'])).toEqual(['b', 'd', 'a', 'c', 'e'])
})

test('an unticked item moves alone', () => {
  expect(drop('d', 0, ['b'])).toEqual(['d', 'a', 'b', 'c', 'e'])
})

test('nothing is lost or doubled, wherever it is dropped', () => {
  fc.assert(
    fc.property(fc.constantFrom(...order), fc.nat(4), fc.subarray(order), (id, over, ticked) => {
      expect(drop(id, over, ticked).toSorted()).toEqual(order)
    }),
  )
})

test('removed items come back exactly where they were', () => {
  fc.assert(
    fc.property(fc.subarray(order), (taken) => {
      const left = items.filter(({ id }) => !taken.includes(id))
      expect(withReturned(left, items, new Set(taken))).toEqual(items)
    }),
  )
})
