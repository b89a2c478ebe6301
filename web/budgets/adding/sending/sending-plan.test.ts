import { describe, expect, it } from 'vitest'
import { NEW_ITEM, type Frame } from '../../../../contract/boards/item.ts'
import { itemIdOf } from '../../../testing/boards.ts'
import { aLine, anAllocation, anOffer, aRoom, nextEntryId } from '../../../testing/budgets.ts'
import { isIdle, type Contents } from '../plan.ts'
import type { OnBoard } from './board-quantities.ts'
import { keyOf, planSending, type Wishes } from './sending-plan.ts'

const NOTHING: Contents = { rooms: [], lines: [], allocations: [] }
const WISHES: Wishes = {
  byFrame: true,
  roomId: null,
  how: 'set',
  amount: 'laid',
  amountByKey: new Map(),
  left: new Set(),
}

function aFrame(number: number, name: string): Frame {
  return { ...NEW_ITEM, id: itemIdOf(number), type: 'frame', x: 0, y: 0, w: 9, h: 9, z: 0, name, fill: null }
}

const frames = [aFrame(1, 'Bar'), aFrame(2, ' bar'), aFrame(3, '')]
const oak = anOffer({ skuId: '11' })

function lying(frameId: string | null, area: string | null, skuId = '11'): OnBoard {
  return { skuId, frameId, pieces: 1, area }
}

function send(contents: Contents, onBoard: readonly OnBoard[], wishes: Partial<Wishes> = {}) {
  const sent = {
    lying: onBoard,
    offers: new Map([['11', oak]]),
    frames,
    roomIds: new Map(frames.map(({ id }) => [id, nextEntryId()])),
    isChinese: false,
    nameless: 'Room without a name',
  }
  return planSending(contents, sent, { ...WISHES, ...wishes })
}

describe('a board that is sent', () => {
  it('has one room of two frames of a name, with what lies in both, and one of a frame without a name', () => {
    const [bar, otherBar, nameless] = frames.map(({ id }) => id)
    const { plan } = send(NOTHING, [lying(bar ?? '', '1.5'), lying(otherBar ?? '', '2'), lying(nameless ?? '', '4')])
    expect(plan.put.rooms.map(({ name }) => name)).toEqual(['Bar', 'Room without a name'])
    expect(plan.put.lines).toHaveLength(1)
    expect(plan.put.allocations.map(({ netQty }) => netQty)).toEqual(['3.5', '4'])
  })

  it('goes into the rooms that the list has already, and twice it changes nothing', () => {
    const [room, line] = [aRoom({ name: 'BAR' }), aLine({ skuId: '11' })]
    const list = { ...NOTHING, rooms: [room], lines: [line] }
    const [bar = ''] = frames.map(({ id }) => id)
    const once = send(list, [lying(bar, '2')]).plan
    expect(once.put).toMatchObject({ rooms: [], lines: [], allocations: [{ lineId: line.id, roomId: room.id }] })
    expect(isIdle(send({ ...list, allocations: once.put.allocations }, [lying(bar, '2')]).plan)).toBe(true)
  })

  it('adds to what is there where that is wished, and leaves what is not ticked', () => {
    const line = aLine({ skuId: '11' })
    const there = anAllocation({ lineId: line.id, netQty: '10' })
    const list = { ...NOTHING, lines: [line], allocations: [there] }
    const whole = lying(null, '2.25')
    expect(send(list, [whole], { how: 'add' }).plan.put.allocations).toEqual([{ ...there, netQty: '12.25' }])
    const left = send(list, [whole], { left: new Set([keyOf(whole)]) })
    expect(isIdle(left.plan)).toBe(true)
    expect(left.rows).toMatchObject([{ outcome: undefined, room: null }])
  })

  it('leaves out what the catalogue has no longer, and keeps a quantity that the board does not know', () => {
    const line = aLine({ skuId: '11' })
    const list = { ...NOTHING, lines: [line], allocations: [anAllocation({ lineId: line.id, netQty: '10' })] }
    const { plan, rows } = send(list, [lying(null, null), lying(null, '3', '99')])
    expect(isIdle(plan)).toBe(true)
    expect(rows).toMatchObject([{ amount: 'empty', outcome: { kind: 'same', before: '10', after: '10' } }])
  })

  it('comes in without amounts unless they are wished, since a sample is nothing to buy', () => {
    const [bar = ''] = frames.map(({ id }) => id)
    const { plan, rows } = send(NOTHING, [lying(bar, '0.16')], { amount: 'empty' })
    expect(plan.put.allocations).toMatchObject([{ netQty: '0', source: 'manual' }])
    expect([...(rows[0]?.amounts ?? [])]).toEqual([
      ['empty', '0'],
      ['laid', '0.16'],
    ])
  })

  it('takes nothing from a quantity that the list has, where it brings none', () => {
    const line = aLine({ skuId: '11' })
    const list = { ...NOTHING, lines: [line], allocations: [anAllocation({ lineId: line.id, netQty: '10' })] }
    for (const how of ['set', 'add'] as const)
      expect(isIdle(send(list, [lying(null, '2')], { amount: 'empty', how }).plan)).toBe(true)
  })

  it('follows the measure of its room, for all lines or for one, where the room has it', () => {
    const [hall, bath] = [aRoom({ name: 'Bar', floorArea: '24' }), aRoom({ name: 'Room', floorArea: null })]
    const list = { ...NOTHING, rooms: [hall, bath] }
    const [bar = ''] = frames.map(({ id }) => id)
    const onBoard = [lying(bar, '0.16'), lying(null, '0.2')]
    const all = send(list, onBoard, { amount: 'floorArea', roomId: bath.id })
    expect(all.plan.put.allocations).toMatchObject([
      { roomId: hall.id, source: 'floorArea' },
      { roomId: bath.id, source: 'manual', netQty: '0' },
    ])
    expect(all.rows.map(({ amount }) => amount)).toEqual(['floorArea', 'empty'])
    const one = send(list, onBoard, {
      roomId: bath.id,
      amount: 'empty',
      amountByKey: new Map([[keyOf(lying(bar, '0.16')), 'floorArea']]),
    })
    expect(one.plan.put.allocations).toMatchObject([{ source: 'floorArea' }, { source: 'manual', netQty: '0' }])
    expect(one.rows[0]?.outcome).toMatchObject({ after: '24' })
  })
})
