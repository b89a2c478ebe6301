import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inDrawingOrder, type Item } from '../../../contract/boards/item.ts'
import { aSample, itemIdOf } from '../../testing/boards.ts'
import { atLayer, layeredAbove } from './layers.ts'

const UTMOST = 1e9

function after(items: readonly Item[], put: readonly Item[]): Item[] {
  return inDrawingOrder(new Map([...items, ...put].map((item) => [item.id, item])).values())
}

const numbersOf = (items: readonly Item[]) => items.map(({ id }) => Number(id.slice(-3)))

test('one item comes to the layer that was asked for, and it alone is written', () => {
  const five = [1, 2, 3, 4, 5].map((number) => aSample(number))
  expect(numbersOf(after(five, atLayer(five, itemIdOf(2), 4)))).toEqual([1, 3, 4, 2, 5])
  expect(numbersOf(after(five, atLayer(five, itemIdOf(2), 99)))).toEqual([1, 3, 4, 5, 2])
  expect(atLayer(five, itemIdOf(2), 4)).toHaveLength(1)
  expect(atLayer(five, itemIdOf(2), 2)).toEqual([])
})

test('wherever items lie, what is brought elsewhere comes there, all keep their order, and no number is one that a board refuses', () => {
  const z = fc.oneof(
    fc.double({ min: -UTMOST, max: UTMOST, noNaN: true }),
    fc.constantFrom(-UTMOST, UTMOST, 0, 1, 1 + 1e-7, 2),
  )
  const boards = fc
    .array(z, { minLength: 1, maxLength: 8 })
    .map((layers) => layers.map((layer, index) => aSample(index + 1, { z: layer })))
  const steps = fc.array(fc.tuple(fc.uniqueArray(fc.integer({ min: 1, max: 8 })), fc.nat(9)), { maxLength: 12 })
  fc.assert(
    fc.property(boards, steps, (items, taken) => {
      let now: Item[] = inDrawingOrder(items)
      for (const [numbers, count] of taken) {
        const ids = new Set(numbers.map(itemIdOf))
        const others = now.filter(({ id }) => !ids.has(id))
        const moved = now.filter(({ id }) => ids.has(id))
        const asked = others.toSpliced(Math.min(count, others.length), 0, ...moved)
        now = after(now, layeredAbove(now, ids, count))
        expect(numbersOf(now)).toEqual(numbersOf(asked))
        expect(now.every((item) => Math.abs(item.z) <= UTMOST)).toBe(true)
      }
    }),
  )
})

test('brought between the same two a hundred times, the order is still the one asked for', () => {
  let now: Item[] = [1, 2, 3, 4].map((number) => aSample(number))
  for (let turn = 0; turn < 100; turn += 1) {
    const lowest = now[0]?.id ?? ''
    const asked = numbersOf([...now.slice(1, 2), ...now.slice(0, 1), ...now.slice(2)])
    now = after(now, atLayer(now, lowest, 2))
    expect(numbersOf(now)).toEqual(asked)
  }
})
