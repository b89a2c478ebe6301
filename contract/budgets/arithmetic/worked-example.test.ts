import { expect, it } from 'vitest'
import { NEW_BUDGET } from '../budget.ts'
import { NEW_LINE, NEW_PRICE, NEW_ROOM } from '../entries.ts'
import type { Allocation, Line, Room } from '../entries.ts'
import { lineFiguresOf } from './line-figures.ts'
import { roomSharesOf } from './shares.ts'
import { totalsOf } from './totals.ts'

const list = { ...NEW_BUDGET, defaultTaxRate: '0' }
const rooms = new Map<string, Room>(['a', 'b'].map((id, sort) => [id, { ...NEW_ROOM, id, name: id, sort }]))
const allocation = (roomId: string, netQty: string, wastePct: string): Allocation => ({
  id: `in ${roomId}`,
  lineId: 'oak',
  roomId,
  netQty,
  source: 'manual',
  layout: null,
  wastePct,
})
const allocations = [allocation('a', '12.40', '10'), allocation('b', '8.10', '15')]
const line: Line = {
  ...NEW_LINE,
  id: 'oak',
  kind: 'custom',
  sort: 0,
  unit: 'square_meter',
  pack: { sellUnit: 'box', coveragePerPack: '1.44', piecesPerPack: 6, minOrderPacks: 0, sparePacks: 0 },
  price: { ...NEW_PRICE, low: '180', high: '220', currency: 'CNY', fxRate: '1', fxDate: null, fxSource: null },
}

it('orders 16 boxes of oak for two rooms, as the worked example does', () => {
  const figures = lineFiguresOf(list, line, allocations, rooms)
  expect(figures).toEqual({
    need: '22.955',
    packs: 16,
    orderQty: '23.04',
    goodsLow: '4147.20',
    goodsHigh: '5068.80',
    goodsChosen: '5068.80',
    taxLow: '0.00',
    taxHigh: '0.00',
    taxChosen: '0.00',
    freight: '0.00',
    low: '4147.20',
    high: '5068.80',
    chosen: '5068.80',
  })
  expect(totalsOf(list, [{ line, figures }])).toMatchObject({ low: '4147.20', high: '5068.80', unpriced: 0 })
})

it('orders 17 where packs are rounded for each room', () => {
  const figures = lineFiguresOf({ ...list, packing: 'perRoom' }, line, allocations, rooms)
  expect(figures).toMatchObject({ packs: 17, orderQty: '24.48', low: '4406.40', high: '5385.60' })
})

it('splits the amount by the need of each room, to the cent', () => {
  const figures = lineFiguresOf(list, line, allocations, rooms)
  expect(roomSharesOf(list, figures, allocations, rooms)).toMatchObject([
    { roomId: 'a', need: '13.64', low: '2464.29', high: '3011.91' },
    { roomId: 'b', need: '9.315', low: '1682.91', high: '2056.89' },
  ])
})
