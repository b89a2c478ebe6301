import { expect, test } from 'vitest'
import {
  NEW_LINE,
  NEW_ROOM,
  type Allocation,
  type Entry,
  type Line,
  type Room,
} from '../../../contract/budgets/entries.ts'
import { needsOf } from './needs.ts'
import { planNeeds, type Matrix } from './pasting-needs.ts'

const rooms: Room[] = [
  { ...NEW_ROOM, id: 'lobby', name: 'Lobby', sort: 1, floorArea: '12.4' },
  { ...NEW_ROOM, id: 'bar', name: 'Bar', sort: 2 },
]
const aLine = (id: string, unit = 'square_meter') => ({ ...NEW_LINE, id, unit }) as Line
const oak: Entry & Allocation = {
  type: 'allocation',
  id: 'a',
  lineId: 'oak',
  roomId: 'lobby',
  netQty: '0',
  source: 'floorArea',
  layout: null,
  wastePct: '10',
}
const matrix: Matrix = {
  system: 'metric',
  lines: [aLine('oak'), aLine('lamp', 'piece')],
  rooms: [...rooms, null],
  needs: needsOf([oak]),
  roomsById: new Map(rooms.map((room) => [room.id, room])),
}
const at = { row: 0, column: 0 }

test('a block of numbers lies on lines and rooms from the active cell, as one step', () => {
  const { edit, takenCount, notUnderstood } = planNeeds(
    [
      ['14 m²', '1,008.10'],
      ['', '3'],
    ],
    at,
    matrix,
  )
  expect(edit.put).toMatchObject([
    { id: 'a', netQty: '14', source: 'manual', wastePct: '10' },
    { lineId: 'oak', roomId: 'bar', netQty: '1008.1' },
    { lineId: 'lamp', roomId: 'bar', netQty: '3' },
  ])
  expect([takenCount, notUnderstood]).toEqual([4, []])
})

test('numbers are in the units that the matrix shows, unless they say another', () => {
  const { edit } = planNeeds([['133.47', '100', '100 m²']], at, { ...matrix, system: 'imperial' })
  // 12.4 m² are shown as 133.47 ft², so the room's measure is still followed.
  expect(edit.put).toMatchObject([
    { lineId: 'oak', roomId: 'bar', netQty: '9.2903' },
    { lineId: 'oak', roomId: null, netQty: '100' },
  ])
})

test('what is no number of the unit is told by its place, and the rest can be taken', () => {
  const { edit, takenCount, notUnderstood } = planNeeds([['oak', '=1+1', '-2', '4'], ['5 m'], ['6']], at, matrix)
  expect(edit.put).toEqual([])
  expect(takenCount).toBe(0)
  expect(notUnderstood.map(({ row, column, problem }) => [row, column, problem.reason])).toEqual([
    [1, 1, 'noNumber'],
    [1, 2, 'formula'],
    [1, 3, 'negative'],
    [1, 4, 'noCell'],
    [2, 1, 'otherUnit'],
    [3, 1, 'noLine'],
  ])
})

test('its own figure lets a need follow its room, and an empty cell takes it away', () => {
  expect(planNeeds([['12.40']], at, matrix)).toMatchObject({ edit: { put: [], remove: [] }, takenCount: 1 })
  expect(planNeeds([['']], at, matrix).edit).toEqual({ put: [], remove: ['a'] })
})

test('percentages are pasted on the waste of lines that somebody needs', () => {
  const { edit, notUnderstood } = planNeeds([['15 %'], ['10']], { row: 0, column: 5 }, matrix)
  expect(edit.put).toMatchObject([{ id: 'a', wastePct: '15', source: 'floorArea' }])
  expect(notUnderstood).toMatchObject([{ row: 2, problem: { reason: 'noNeed' } }])
})
