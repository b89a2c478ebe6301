import { expect, test } from 'vitest'
import { NEW_ROOM, type Allocation, type Entry, type Line, type Room } from '../../../contract/budgets/entries.ts'
import { laidAs, needIn, needsOf, withQuantity, withSource } from './needs.ts'

const line = { id: 'l' } as Line
const room: Room = { ...NEW_ROOM, id: 'r', name: 'Lobby', sort: 1, floorArea: '12.4' }
const rooms = new Map([['r', room]])
const anAllocation = (id: string, own: Partial<Allocation> = {}): Entry & Allocation => ({
  type: 'allocation',
  id,
  lineId: 'l',
  roomId: 'r',
  netQty: '2',
  source: 'manual',
  layout: null,
  wastePct: '5',
  ...own,
})

test('a need is what is typed, or what the room measures', () => {
  const need = (allocations: Entry[]) => needIn(needsOf(allocations), line, room, rooms)
  expect(need([])).toMatchObject({ netQty: null, source: null })
  expect(need([anAllocation('a')])).toMatchObject({ netQty: '2', source: 'manual' })
  expect(need([anAllocation('a', { source: 'floorArea' })])).toMatchObject({ netQty: '12.4', source: 'floorArea' })
  expect(need([anAllocation('a'), anAllocation('b', { source: 'count' })])).toMatchObject({
    netQty: null,
    source: null,
  })
  expect(need([anAllocation('a', { source: 'wallArea' })])).toMatchObject({ netQty: '0', isUnmeasured: true })
  expect(need([anAllocation('a', { source: 'floorArea' })]).isUnmeasured).toBe(false)
  expect(needIn(needsOf([anAllocation('a', { roomId: null })]), line, null, rooms).netQty).toBe('2')
})

test('typing keeps the waste and takes the place of several; nothing typed leaves none', () => {
  const need = needIn(needsOf([anAllocation('a', { source: 'floorArea' }), anAllocation('b')]), line, room, rooms)
  expect(withQuantity(need, { line, room }, '7.5')).toEqual({
    put: [anAllocation('a', { netQty: '7.5', source: 'manual' })],
    remove: ['b'],
  })
  expect(withQuantity(need, { line, room }, null)).toEqual({ put: [], remove: ['a', 'b'] })
  const followed = needIn(needsOf([anAllocation('a', { source: 'floorArea' })]), line, room, rooms)
  expect(withSource(followed, { line, room }, 'manual').put, 'typed from what it followed').toMatchObject([
    { netQty: '12.4', source: 'manual' },
  ])
  const none = needIn(needsOf([]), line, room, rooms)
  expect(withSource(none, { line: { id: 'm' } as Line, room }, 'wallArea').put).toMatchObject([
    { type: 'allocation', lineId: 'm', roomId: 'r', source: 'wallArea', wastePct: '0' },
  ])
})

test('a room’s amount takes the place of one for the whole project that was not given', () => {
  const open = anAllocation('w', { roomId: null, netQty: '0', source: 'manual' })
  const given = anAllocation('v', { roomId: null, netQty: '3', source: 'manual' })
  const inRoom = needIn(needsOf([]), line, room, rooms)
  expect(withQuantity(inRoom, { line, room, beside: [open, given] }, '10').remove).toEqual(['w'])
  expect(withSource(inRoom, { line, room, beside: [open, given] }, 'floorArea').remove).toEqual(['w'])
  expect(
    withQuantity(needIn(needsOf([open]), line, null, rooms), { line, room: null, beside: [open] }, '2').remove,
  ).toEqual([])
})

test('a quantity that is moved from the whole project to a room keeps its waste and its layout', () => {
  const whole = anAllocation('w', { roomId: null, wastePct: '12', layout: 'herringbone' })
  const project = needIn(needsOf([whole]), line, null, rooms)
  const inRoom = needIn(needsOf([]), line, room, rooms)
  const kept = { roomId: 'r', netQty: '10.4', wastePct: '12', layout: 'herringbone' }
  expect(withQuantity(inRoom, { line, room, beside: [whole] }, '10.4').put).toMatchObject([kept])
  withQuantity(project, { line, room: null }, null)
  expect(withQuantity(inRoom, { line, room, beside: [] }, '10.4').put).toMatchObject([kept])
  const another = { id: 'other' } as Line
  expect(withQuantity(inRoom, { line: another, room }, '3').put).toMatchObject([{ wastePct: '0', layout: null }])
})

test('a laying brings its rule of thumb for waste, and no laying leaves what is typed', () => {
  expect(laidAs([anAllocation('a')], 'herringbone')).toMatchObject([{ layout: 'herringbone', wastePct: '15' }])
  expect(laidAs([anAllocation('a')], null)).toMatchObject([{ layout: null, wastePct: '5' }])
})
