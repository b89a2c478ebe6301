import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { inDrawingOrder, type Item } from '../../../../contract/boards/item.ts'
import { aSample, itemIdOf } from '../../../testing/boards.ts'
import { layered, type Layering } from './layers.ts'

const five = [1, 2, 3, 4, 5].map((number) => aSample(number))

function order(items: readonly Item[], moved: readonly Item[]): number[] {
  const next = new Map([...items, ...moved].map((item) => [item.id, item]))
  return inDrawingOrder(next.values()).map(({ id }) => Number(id.slice(-3)))
}

test('what is chosen goes one up, one down, to the top and to the bottom, and keeps its own order', () => {
  const chosen = new Set([itemIdOf(2), itemIdOf(3)])
  const after = (where: Layering) => order(five, layered(five, chosen, where))
  expect(after('forward')).toEqual([1, 4, 2, 3, 5])
  expect(after('backward')).toEqual([2, 3, 1, 4, 5])
  expect(after('front')).toEqual([1, 4, 5, 2, 3])
  expect(after('back')).toEqual([2, 3, 1, 4, 5])
})

test('nothing but what was moved is written, unless there is no room', () => {
  expect(layered(five, new Set([itemIdOf(2)]), 'forward')).toHaveLength(1)
  const level = five.map((item) => ({ ...item, z: 7 }))
  expect(order(level, layered(level, new Set([itemIdOf(1)]), 'forward'))).toEqual([2, 1, 3, 4, 5])
})

test('however often something is brought up and down, the others lie as they lay', () => {
  const steps = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 5 }), fc.constantFrom<Layering>('front', 'forward', 'backward', 'back')),
  )
  fc.assert(
    fc.property(steps, (taken) => {
      let items: Item[] = five
      for (const [number, where] of taken) {
        const others = order(items, []).filter((one) => one !== number)
        const moved = layered(items, new Set([itemIdOf(number)]), where)
        const next = new Map([...items, ...moved].map((item) => [item.id, item]))
        items = [...next.values()]
        expect(order(items, []).filter((one) => one !== number)).toEqual(others)
      }
    }),
  )
})
