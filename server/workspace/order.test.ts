import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movedBefore, type Placed } from './order.ts'

const inOrder: Placed[] = ['a', 'b', 'c', 'd', 'e'].map((id, index) => ({ id, place: index + 1 }))

/** The ids in their order after the returned places are written. */
function after(placed: readonly Placed[], changed: readonly Placed[] = []): string[] {
  const places = new Map([...placed, ...changed].map(({ id, place }) => [id, place]))
  return [...places.keys()].toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0))
}

test('what a member moves stands before the other one, in the order that they named it', () => {
  expect(after(inOrder, movedBefore(inOrder, ['e', 'b'], 'c'))).toEqual(['a', 'e', 'b', 'c', 'd'])
  expect(after(inOrder, movedBefore(inOrder, ['d'], 'a'))).toEqual(['d', 'a', 'b', 'c', 'e'])
  expect(after(inOrder, movedBefore(inOrder, ['a', 'c'], null))).toEqual(['b', 'd', 'e', 'a', 'c'])
})

test('only what a member moved is written, while there is room between its neighbours', () => {
  expect(movedBefore(inOrder, ['e'], 'b')).toEqual([{ id: 'e', place: 1.5 }])
})

test('where neighbours lie too close, all are told anew', () => {
  const close: Placed[] = [
    { id: 'a', place: 1 },
    { id: 'b', place: 1 + Number.EPSILON },
    { id: 'c', place: 2 },
  ]
  expect(movedBefore(close, ['c'], 'b')).toEqual([
    { id: 'a', place: 1 },
    { id: 'c', place: 2 },
    { id: 'b', place: 3 },
  ])
})

test('what is not there is passed over, and nothing is put before what is not there', () => {
  expect(movedBefore(inOrder, ['gone'], 'b')).toEqual([])
  expect(movedBefore(inOrder, ['a'], 'gone')).toBeUndefined()
})

test('nothing is lost or doubled, however often a member sorts', () => {
  const ids = inOrder.map(({ id }) => id)
  const move = fc.record({ ids: fc.subarray(ids), beforeId: fc.option(fc.constantFrom(...ids)) })
  fc.assert(
    fc.property(fc.array(move, { maxLength: 80 }), (moves) => {
      let placed = inOrder
      for (const { ids: moved, beforeId } of moves) {
        const stays = new Set(ids.filter((id) => !moved.includes(id) || id === beforeId))
        const before = after(placed).filter((id) => stays.has(id))
        const places = new Map([...placed, ...(movedBefore(placed, moved, beforeId) ?? [])].map((one) => [one.id, one]))
        placed = [...places.values()].toSorted((one, other) => one.place - other.place)
        expect(placed.map(({ id }) => id).toSorted()).toEqual(ids)
        expect(placed.map(({ id }) => id).filter((id) => stays.has(id))).toEqual(before)
      }
    }),
  )
})
