import { expect, test } from 'vitest'
import { aLine, anAllocation, aRoom, entryIdOf } from '../../testing/budgets/edited-budget.ts'
import { createMatrixKeeper } from './matrix-keeper.ts'

test('only what was edited is another object', () => {
  const keep = createMatrixKeeper()
  const items = new Map(
    [
      aRoom(1),
      aLine(2),
      aLine(3),
      aLine(4, { alternativeOf: entryIdOf(3) }),
      anAllocation(5, { lineId: entryIdOf(2) }),
      anAllocation(6, { lineId: entryIdOf(3) }),
    ].map((entry) => [entry.id, entry]),
  )
  const before = keep(items)
  expect(before.lines.map(({ id }) => id)).toEqual([entryIdOf(2), entryIdOf(3)])
  const after = keep(new Map(items).set(entryIdOf(6), anAllocation(6, { lineId: entryIdOf(3), netQty: '7' })))
  expect(after.rooms).toBe(before.rooms)
  expect(after.roomsById).toBe(before.roomsById)
  expect(after.allocationsByLine.get(entryIdOf(2))).toBe(before.allocationsByLine.get(entryIdOf(2)))
  expect(after.allocationsByLine.get(entryIdOf(3))).toMatchObject([{ netQty: '7' }])
  expect(keep(new Map(items).set(entryIdOf(1), aRoom(1, { name: 'Bar' }))).rooms).not.toBe(before.rooms)
})
