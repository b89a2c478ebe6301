import { describe, expect, it } from 'vitest'
import { MOST_LINES } from '../../../contract/budgets/budget.ts'
import type { Offer } from '../../../contract/budgets/calls.ts'
import { aLine, anAllocation, anOffer, aRoom, nextEntryId } from '../../testing/budgets.ts'
import { isIdle, overflowOf, planLines, type Contents, type LineStart, type WantedSku } from './plan.ts'

const empty: Contents = { rooms: [], lines: [], allocations: [] }
const oak = anOffer({ skuId: '11' })
const chair = anOffer({ skuId: '12', unit: 'piece', section: { name: '家具', enName: 'Furniture' } })

interface More {
  newRooms?: ReadonlyMap<string, string>
  how?: 'set'
  section?: string
}

function plan(contents: Contents, wanted: readonly WantedSku[], more: More = {}) {
  return planLines(contents, wanted, {
    lineOf: ({ skuId }: Offer, start: LineStart) => ({ skuId, ...start }),
    newId: nextEntryId,
    isChinese: false,
    ...more,
  })
}

function want(offer: Offer, quantity: string | null = null, roomId: string | null = null): WantedSku {
  return { offer, quantity, roomId }
}

describe('a SKU that no line has', () => {
  it('gets a line at the end of the list, in its product’s section, with the next code', () => {
    const line = aLine({ skuId: '9', docCode: 'FL-04', section: 'Flooring', sort: 40 })
    const { put, outcomes } = plan({ ...empty, lines: [line] }, [want(oak, '12.4'), want(chair)])
    expect(put.lines).toMatchObject([
      { skuId: '11', sort: 41, section: 'Flooring', docCode: 'FL-05' },
      { skuId: '12', sort: 42, section: 'Furniture', docCode: 'FU-01' },
    ])
    expect(put.allocations).toMatchObject([
      { lineId: put.lines[0]?.id, roomId: null, netQty: '12.4', source: 'manual' },
      { lineId: put.lines[1]?.id, roomId: null, netQty: '1', source: 'manual' },
    ])
    expect(outcomes.map(({ kind }) => kind)).toEqual(['new', 'new'])
  })

  it('gets no quantity if it is measured and one piece if it is counted, where none is given', () => {
    expect(plan(empty, [want(oak), want(chair)]).put.allocations.map(({ netQty }) => netQty)).toEqual(['0', '1'])
  })

  it('gets one line for two rooms', () => {
    const rooms = [aRoom(), aRoom()]
    const [first, second] = rooms.map(({ id }) => id)
    const { put } = plan({ ...empty, rooms }, [want(oak, '1', first), want(oak, '2', second), want(oak, '3', second)])
    expect(put.lines).toHaveLength(1)
    expect(put.allocations).toMatchObject([
      { roomId: first, netQty: '1' },
      { roomId: second, netQty: '5' },
    ])
  })

  it('goes into the section of the current row, or into the one that the list names in the other language', () => {
    expect(plan(empty, [want(oak)], { section: 'Bar' }).put.lines[0]?.section).toBe('Bar')
    const chinese = { ...empty, lines: [aLine({ skuId: '9', section: '地面' })] }
    expect(plan(chinese, [want(oak)]).put.lines[0]?.section).toBe('地面')
  })
})

describe('a SKU that a line has already', () => {
  const line = aLine({ skuId: '11' })
  const there = anAllocation({ lineId: line.id, netQty: '10.0001', wastePct: '15' })
  const list = { ...empty, lines: [line], allocations: [there] }

  it('is added to that line, and the waste stays', () => {
    const { put, outcomes } = plan(list, [want(oak, '2.5')])
    expect(put).toEqual({ rooms: [], lines: [], allocations: [{ ...there, netQty: '12.5001' }] })
    expect(outcomes).toMatchObject([{ lineId: line.id, kind: 'changed', before: '10.0001', after: '12.5001' }])
  })

  it('adds one piece if it is counted and nothing if it is measured, where no quantity is given', () => {
    const chairs = aLine({ skuId: '12', unit: 'piece' })
    const four = anAllocation({ lineId: chairs.id, netQty: '4' })
    const { put, outcomes } = plan({ ...empty, lines: [line, chairs], allocations: [there, four] }, [
      want(oak),
      want(chair),
    ])
    expect(put.allocations).toEqual([{ ...four, netQty: '5' }])
    expect(outcomes.map(({ kind }) => kind)).toEqual(['same', 'changed'])
  })

  it('can be set to a quantity repeatedly with the same result', () => {
    const once = plan(list, [want(oak, '7')], { how: 'set' })
    expect(once.put.allocations).toEqual([{ ...there, netQty: '7' }])
    const twice = plan({ ...list, allocations: once.put.allocations }, [want(oak, '7.0')], { how: 'set' })
    expect(isIdle(twice)).toBe(true)
    expect(isIdle(plan(list, [want(oak, '0')], { how: 'set' }))).toBe(true)
  })

  it('gets an empty quantity in another room, but only once for the whole project', () => {
    const [bar, hall] = [aRoom(), aRoom()]
    const inBar = anAllocation({ lineId: line.id, roomId: bar.id, netQty: '2' })
    const rooms = { rooms: [bar, hall], lines: [line], allocations: [inBar] }
    expect(isIdle(plan(rooms, [want(oak)]))).toBe(true)
    expect(plan(rooms, [want(oak, null, hall.id)]).put.allocations).toMatchObject([{ roomId: hall.id, netQty: '0' }])
  })

  it('joins two quantities of one room', () => {
    const other = anAllocation({ lineId: line.id, netQty: '2' })
    const { put, removed } = plan({ ...list, allocations: [there, other] }, [want(oak, '1')])
    expect(put.allocations).toEqual([{ ...there, netQty: '13.0001' }])
    expect(removed).toEqual([other.id])
  })

  it('keeps following its room, and keeps the line’s own unit', () => {
    const room = aRoom({ floorArea: '20' })
    const following = anAllocation({ lineId: line.id, roomId: room.id, source: 'floorArea', netQty: '0' })
    const inRoom = { rooms: [room], lines: [line], allocations: [following] }
    const follows = plan(inRoom, [want(oak, '5', room.id)])
    expect(isIdle(follows)).toBe(true)
    expect(follows.outcomes[0]?.kind).toBe('follows')
    const byBox = { ...list, lines: [{ ...line, unit: 'box' }] }
    const kept = plan(byBox, [want(oak, '5')])
    expect(isIdle(kept)).toBe(true)
    expect(kept.outcomes[0]?.kind).toBe('otherUnit')
  })

  it.each([{ batchNo: 'A-7' }, { status: 'rejected' }, { alternativeOf: nextEntryId() }] as const)(
    'gets a line of its own beside one with %o',
    (facts) => {
      const { put } = plan({ ...empty, lines: [{ ...line, ...facts }] }, [want(oak, '1')])
      expect(put.lines).toHaveLength(1)
    },
  )
})

it('creates only rooms that something is wanted for', () => {
  const [bar, attic] = [nextEntryId(), nextEntryId()]
  const newRooms = new Map([
    [bar, 'Bar'],
    [attic, 'Attic'],
  ])
  const { put } = plan({ ...empty, rooms: [aRoom({ sort: 3 })] }, [want(oak, '1', bar)], { newRooms })
  expect(put.rooms).toMatchObject([{ id: bar, name: 'Bar', sort: 4, count: 1 }])
})

it('reports what does not fit into a full list', () => {
  const made = plan(empty, [want(oak), want(chair)])
  expect(overflowOf(made, { lines: MOST_LINES - 2, rooms: 0 })).toBeUndefined()
  expect(overflowOf(made, { lines: MOST_LINES - 1, rooms: 0 })).toEqual({
    of: 'lines',
    wanted: 2,
    free: 1,
    most: MOST_LINES,
  })
})
