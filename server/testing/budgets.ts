import { randomUUID } from 'node:crypto'
import { NEW_LINE, NEW_PRICE, NEW_ROOM } from '../../contract/budgets/entries.ts'
import type { Allocation, Line, LinePrice, Pack, Room } from '../../contract/budgets/entries.ts'

/** A member's own line from the worked example: 180 to 220 CNY a square metre, in boxes of 1.44 m². */
export function aLine({
  price,
  pack,
  ...own
}: Partial<Omit<Line, 'price' | 'pack'>> & { price?: Partial<LinePrice>; pack?: Partial<Pack> } = {}): Line {
  return {
    ...NEW_LINE,
    id: randomUUID(),
    kind: 'custom',
    name: 'Oak',
    sort: 1,
    unit: 'square_meter',
    ...own,
    pack: { ...NEW_LINE.pack, sellUnit: 'box', coveragePerPack: '1.44', ...pack },
    price: {
      ...NEW_PRICE,
      low: '180',
      high: '220',
      currency: 'CNY',
      fxRate: '1',
      fxDate: null,
      fxSource: null,
      ...price,
    },
  }
}

export function aRoom(own: Partial<Room> = {}): Room {
  return { ...NEW_ROOM, id: randomUUID(), name: 'Lobby', sort: 1, ...own }
}

export function anAllocation(
  line: Pick<Line, 'id'>,
  room: Pick<Room, 'id'> | null,
  own: Partial<Allocation> = {},
): Allocation {
  return {
    id: randomUUID(),
    lineId: line.id,
    roomId: room?.id ?? null,
    netQty: '1',
    source: 'manual',
    layout: null,
    wastePct: '0',
    ...own,
  }
}

/** The worked example: rooms A (12.40 m² at 10 %) and B (8.10 m² at 15 %), without tax: 16 boxes, 4,147.20 to 5,068.80 CNY. */
export function workedExample() {
  const [a, b] = [aRoom({ name: 'A', sort: 1 }), aRoom({ name: 'B', sort: 2 })]
  const line = aLine()
  return {
    name: 'Worked example',
    defaultTaxRate: '0',
    rooms: [a, b],
    lines: [line],
    allocations: [
      anAllocation(line, a, { netQty: '12.4', wastePct: '10' }),
      anAllocation(line, b, { netQty: '8.1', wastePct: '15' }),
    ],
  }
}
