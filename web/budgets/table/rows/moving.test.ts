import { expect, test } from 'vitest'
import { aLine, anAllocation, aRoom, entryIdOf } from '../../../testing/budgets/edited-budget.ts'
import { aTableModel } from '../../../testing/budgets/table-model.ts'
import type { Grouping } from '../table-props.ts'
import { movedRows } from './moving.ts'
import { duplicated, linesBelow, linesOf, removedRows } from './new-rows.ts'
import { movedBefore } from './order.ts'

const LOBBY = entryIdOf(1)
const BAR = entryIdOf(2)
const OAK = entryIdOf(11)
const entries = [
  aRoom(1, { floorArea: '20' }),
  aRoom(2),
  aLine(11, { section: 'Flooring' }),
  aLine(12, { section: 'Walls' }),
  aLine(13, { section: 'Walls', alternativeOf: OAK }),
  anAllocation(21, { lineId: OAK, roomId: LOBBY, source: 'floorArea' }),
  anAllocation(22, { lineId: entryIdOf(12), roomId: BAR }),
]

function tableBy(grouping: Grouping, status: 'draft' | 'approved' = 'draft') {
  const { model, editor } = aTableModel(entries, { keys: ['item'], grouping, status })
  const now = model()
  const rowOf = (lineId: string) => {
    const row = now.outline.rows.find((one) => one.kind === 'line' && one.lineId === lineId)
    if (row?.kind !== 'line') throw new Error('no such row')
    return row
  }
  return { ...now, grouping, rowOf, editor }
}

test('a row that is moved to another room takes its quantity along; for the whole project it is as it was measured', () => {
  const table = tableBy('room')
  const moved = (groupId: string) => movedRows([table.rowOf(OAK)], { groupId }, table)
  expect(moved(BAR)).toMatchObject([{ id: entryIdOf(21), roomId: BAR, source: 'floorArea' }])
  expect(moved('')).toMatchObject([{ id: entryIdOf(21), roomId: null, source: 'manual', netQty: '20' }])
})

test('a row that is moved to another section, or among others, is of it and stands there', () => {
  const table = tableBy('section')
  const put = movedRows([table.rowOf(OAK)], { groupId: 'Walls', beforeLineId: null }, table)
  expect(put).toMatchObject([{ id: OAK, section: 'Walls' }])
  expect(linesOf(new Map([...table.items, ...put.map((entry) => [entry.id, entry] as const)])).at(-1)?.id).toBe(OAK)
})

test('an approved list lets sections and the order be changed, and no quantities', () => {
  const byRoom = tableBy('room', 'approved')
  expect(movedRows([byRoom.rowOf(OAK)], { groupId: BAR }, byRoom)).toEqual([])
  const bySection = tableBy('section', 'approved')
  expect(movedRows([bySection.rowOf(OAK)], { groupId: 'Walls' }, bySection)).toHaveLength(1)
})

test('lines between which there is no room are numbered anew', () => {
  const { items } = tableBy('section')
  const same = linesOf(items).map((line) => ({ ...line, sort: 0 }))
  expect(movedBefore(same, [entryIdOf(13)], entryIdOf(12)).map(({ id }) => Number(id.slice(-2)))).toEqual([11, 13, 12])
})

test('a line that is deleted takes with it what it could be and what it is for; by room only the room’s part goes', () => {
  const { items, rowOf } = tableBy('section')
  expect(removedRows(items, [rowOf(OAK)]).remove.toSorted()).toEqual([OAK, entryIdOf(13), entryIdOf(21)])
  const more = [...entries, anAllocation(23, { lineId: OAK, roomId: BAR })]
  const byRoom = aTableModel(more, { keys: ['item'], grouping: 'room' }).model()
  const rows = byRoom.outline.rows.filter((row) => row.kind === 'line').filter(({ lineId }) => lineId === OAK)
  expect(removedRows(byRoom.items, rows.slice(0, 1)).remove).toEqual([entryIdOf(21)])
})

test('a copy stands below its line, with its quantities', () => {
  const { items, rowOf } = tableBy('section')
  const { put, ids } = duplicated(items, [rowOf(OAK)])
  expect(put.map(({ type }) => type)).toEqual(['line', 'allocation'])
  const order = linesOf(new Map([...items, ...put.map((entry) => [entry.id, entry] as const)])).map(({ id }) => id)
  expect(order.slice(0, 2)).toEqual([OAK, ids[0]])
})

test('a line that is inserted below a row is of its section and for its room', () => {
  const { items, context, rowOf } = tableBy('room')
  const { put, rows } = linesBelow(items, context.fields, rowOf(OAK), 1)
  expect(put).toMatchObject([
    { type: 'line', section: 'Flooring', kind: 'custom', price: { currency: 'CNY' } },
    { type: 'allocation', roomId: LOBBY, netQty: '0' },
  ])
  expect(rows).toMatchObject([{ groupId: LOBBY, roomId: LOBBY }])
})
