import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inOrderOfIds, movedTo, placeAfterKey } from './order.ts'

const someIds = fc.uniqueArray(fc.integer({ min: 1, max: 999 }).map(String), { minLength: 1, maxLength: 40 })

test('everything stands in the order once, with the moved one where it was put', () => {
  fc.assert(
    fc.property(someIds, fc.nat(39), fc.nat(39), (ids, from, to) => {
      const id = ids[from % ids.length] ?? ''
      const order = movedTo(ids, id, to % ids.length)
      expect(order.toSorted()).toEqual(ids.toSorted())
      expect(order.indexOf(id)).toBe(to % ids.length)
      expect(order.filter((other) => other !== id)).toEqual(ids.filter((other) => other !== id))
    }),
  )
})

test('the arrow keys lead along rows and columns, and never beyond the ends', () => {
  const gallery = { columns: 4, count: 10 }
  expect(placeAfterKey('ArrowRight', 0, gallery)).toBe(1)
  expect(placeAfterKey('ArrowLeft', 0, gallery)).toBe(0)
  expect(placeAfterKey('ArrowDown', 1, gallery)).toBe(5)
  expect(placeAfterKey('ArrowDown', 8, gallery)).toBe(9)
  expect(placeAfterKey('ArrowUp', 6, gallery)).toBe(2)
  expect(placeAfterKey('Home', 6, gallery)).toBe(0)
  expect(placeAfterKey('End', 6, gallery)).toBe(9)
  expect(placeAfterKey('a', 6, gallery)).toBe(null)
})

test('unknown ids come first, like a new item', () => {
  const values = [{ id: 'new' }, { id: 'a' }, { id: 'b' }, { id: 'c' }]
  expect(inOrderOfIds(values, ['c', 'a', 'b']).map(({ id }) => id)).toEqual(['new', 'c', 'a', 'b'])
})
