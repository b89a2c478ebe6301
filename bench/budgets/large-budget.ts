import {
  allocationSources,
  NEW_LINE,
  NEW_PRICE,
  NEW_ROOM,
  type Allocation,
  type Entry,
  type Line,
  type Room,
} from '../../contract/budgets/entries.ts'

export interface LargeBudget {
  rooms: Room[]
  lines: Line[]
  allocations: Allocation[]
}

const WASTES = ['10', '15', '12.5']

/** A budget in which every line is used in every room and every kind of cost occurs. It is the same each time. */
export function largeBudget(lineCount = 2000, roomCount = 20): LargeBudget {
  const rooms = Array.from({ length: roomCount }, (_, place) => aRoom(place))
  const lines = Array.from({ length: lineCount }, (_, place) => aLine(place))
  const allocations = lines.flatMap((line, place) => rooms.map((room, at) => anAllocation(line, room, { place, at })))
  return { rooms, lines, allocations }
}

/** The budget's entries in the shape that the editor keeps. */
export function entriesOf({ rooms, lines, allocations }: LargeBudget): Map<string, Entry> {
  const entries: Entry[] = [
    ...rooms.map((room): Entry => ({ type: 'room', ...room })),
    ...lines.map((line): Entry => ({ type: 'line', ...line })),
    ...allocations.map((allocation): Entry => ({ type: 'allocation', ...allocation })),
  ]
  return new Map(entries.map((entry) => [entry.id, entry]))
}

function aRoom(place: number): Room {
  return {
    ...NEW_ROOM,
    id: idOf('a', place),
    name: `Room ${place + 1}`,
    sort: place,
    floorArea: `${20 + place}.${place % 10}5`,
    wallArea: `${50 + place}.4`,
    perimeter: '18',
    count: 1 + (place % 3),
  }
}

function aLine(place: number): Line {
  const isForeign = place % 2 === 1
  return {
    ...NEW_LINE,
    id: idOf('b', place),
    kind: 'custom',
    name: `Line ${place + 1}`,
    section: `Section ${place % 12}`,
    sort: place,
    unit: 'square_meter',
    pack: {
      sellUnit: 'box',
      coveragePerPack: place % 3 === 0 ? null : `1.${40 + (place % 50)}`,
      piecesPerPack: null,
      minOrderPacks: place % 5,
      sparePacks: place % 2,
    },
    price: {
      ...NEW_PRICE,
      low: `${80 + (place % 100)}.5`,
      high: `${180 + (place % 100)}.25`,
      chosen: place % 4 === 0 ? '150.1' : null,
      currency: isForeign ? 'EUR' : 'CNY',
      taxIncluded: place % 3 === 0,
      discountPct: place % 7 === 0 ? '7.5' : '0',
      markupPct: '12',
      freight: place % 9 === 0 ? '120' : '0',
      taxRate: isForeign ? null : '9',
      fxRate: isForeign ? '7.8123' : '1',
      fxDate: null,
      fxSource: null,
    },
  }
}

function anAllocation(line: Line, room: Room, { place, at }: { place: number; at: number }): Allocation {
  return {
    id: idOf('8', place * 1000 + at),
    lineId: line.id,
    roomId: room.id,
    netQty: `${at + 1}.${place % 100}`,
    source: allocationSources[(place + at) % allocationSources.length] ?? 'manual',
    layout: null,
    wastePct: WASTES[at % WASTES.length] ?? '0',
  }
}

function idOf(kind: '8' | 'a' | 'b', place: number): string {
  return `00000000-0000-4000-${kind}000-${String(place).padStart(12, '0')}`
}
