import { lineFiguresOf, allocatedLine } from '../../../contract/budgets/arithmetic/line-figures.ts'
import { totalsOf } from '../../../contract/budgets/arithmetic/totals.ts'
import { NEW_BUDGET, packings, taxModes, taxRoundings } from '../../../contract/budgets/budget.ts'
import type { Allocation, Line, LineSnapshot, Room } from '../../../contract/budgets/entries.ts'
import { NEW_LINE, NEW_PRICE, NEW_ROOM } from '../../../contract/budgets/entries.ts'
import type { FileBudget, BudgetFileOptions } from '../../budgets/export/file-budget.ts'

export const OWN: BudgetFileOptions = {
  format: 'csv',
  audience: 'own',
  groupBy: 'room',
  language: 'en',
  unitSystem: 'metric',
}

type Stated = Omit<Partial<FileBudget>, 'list' | 'lines' | 'rooms'> & {
  list?: Partial<FileBudget['list']>
  rooms?: Room[]
  lines?: (Line & { allocations?: Allocation[]; now?: FileBudget['lines'][number]['now'] })[]
}

/** A budget for a file, with its calculated figures. */
export function aFileBudget({ list: statedList, rooms = [], lines = [], ...stated }: Stated): FileBudget {
  const terms = { ...NEW_BUDGET, ...statedList }
  const byId = new Map(rooms.map((room) => [room.id, room]))
  const linesById = new Map(lines.map((line) => [line.id, line]))
  const figured = lines.map((line) => {
    const allocations = linesById.get(allocatedLine(line, linesById))?.allocations ?? []
    return { ...line, version: 1, allocations, figures: lineFiguresOf(terms, line, allocations, byId) }
  })
  const totals = totalsOf(
    terms,
    figured.map((line) => ({ line, figures: line.figures })),
  )
  return {
    ...OWN,
    day: '2026-11-23',
    unitNames: new Map(Object.entries({ square_meter: 'm²', box: 'box', piece: 'piece', meter: 'm' })),
    pictures: new Map(),
    ...stated,
    list: {
      ...NEW_BUDGET,
      id: '1',
      name: 'Harbour hotel, lobby',
      ownerName: 'Ada',
      project: null,
      right: 'own',
      status: 'draft',
      version: 1,
      roomCount: rooms.length,
      lineCount: lines.length,
      countedLines: 0,
      createTime: Date.UTC(2026, 10, 23),
      updateTime: Date.UTC(2026, 10, 23),
      ...statedList,
      totals,
    },
    rooms: rooms.map((room) => ({ ...room, version: 1 })),
    lines: figured,
  }
}

export function aRoom(id: string, stated: Partial<Room> = {}): Room {
  return { ...NEW_ROOM, id, name: `Room ${id}`, sort: 0, ...stated }
}

export function aLine(
  id: string,
  { price, ...stated }: Partial<Omit<Line, 'price'>> & { price?: Partial<Line['price']> } = {},
): Line {
  return {
    ...NEW_LINE,
    id,
    kind: 'custom',
    name: `Line ${id}`,
    sort: 0,
    unit: 'square_meter',
    price: { ...NEW_PRICE, currency: 'CNY', fxRate: '1', fxDate: null, fxSource: null, ...price },
    ...stated,
  }
}

export function anAllocation(lineId: string, roomId: string | null, stated: Partial<Allocation> = {}): Allocation {
  return {
    id: `${lineId} in ${roomId}`,
    lineId,
    roomId,
    netQty: '1',
    source: 'manual',
    layout: null,
    wastePct: '0',
    ...stated,
  }
}

export function aSnapshot(stated: Partial<LineSnapshot> = {}): LineSnapshot {
  return {
    name: '人字拼橡木',
    enName: 'Herringbone oak',
    variant: null,
    model: 'NH-OAK-01',
    brandId: '1',
    brand: { name: '诺木', enName: 'Nordhem' },
    cover: null,
    unit: 'square_meter',
    currency: 'CNY',
    minPrice: '180.00',
    maxPrice: '220.00',
    capturedAt: Date.UTC(2026, 10, 1),
    ...stated,
  }
}

/** The workspace's worked example: 16 boxes of oak for two rooms. */
export function workedExample(stated: Stated = {}): FileBudget {
  const oak = aLine('oak', {
    name: 'Herringbone oak',
    docCode: 'FL-01',
    pack: { ...NEW_LINE.pack, sellUnit: 'box', coveragePerPack: '1.44' },
    price: { low: '180', high: '220' },
  })
  const allocations = [
    anAllocation('oak', 'a', { netQty: '12.40', wastePct: '10' }),
    anAllocation('oak', 'b', { netQty: '8.10', wastePct: '15' }),
  ]
  return aFileBudget({
    rooms: [aRoom('a', { name: 'Lobby' }), aRoom('b', { name: 'Bar', sort: 1 })],
    lines: [{ ...oak, allocations }],
    ...stated,
    list: { defaultTaxRate: '0', contingencyPct: '0', ...stated.list },
  })
}

const SECTIONS = ['Flooring', 'Walls', '']
const BRANDS = [
  { id: '1', name: 'Nordhem' },
  { id: '2', name: '卡尔切' },
]

/** A realistic random budget; the same seed gives the same budget. */
export function randomBudget(seed: number, wish: Partial<BudgetFileOptions> = {}): FileBudget {
  const next = numbers(seed)
  const upTo = (most: number) => Math.floor(next() * (most + 1))
  const oneOf = <Kind>(kinds: readonly Kind[]): Kind => kinds[upTo(kinds.length - 1)] as Kind
  const decimal = (most: number, digits: number) => (upTo(most * 10 ** digits) / 10 ** digits).toFixed(digits)
  const rooms = Array.from({ length: upTo(4) }, (_, place) =>
    aRoom(`r${place}`, {
      sort: place,
      floorArea: oneOf([null, decimal(60, 2)]),
      wallArea: oneOf([null, decimal(90, 2)]),
      perimeter: oneOf([null, decimal(40, 2)]),
      count: oneOf([1, 1, 1, 24]),
    }),
  )
  const lines = Array.from({ length: 1 + upTo(9) }, (_, place) => {
    const id = `l${place}`
    const brand = oneOf([null, ...BRANDS])
    const low = oneOf([null, decimal(400, 2)])
    const line = aLine(id, {
      sort: place,
      docCode: `FL-${place}`,
      section: oneOf(SECTIONS),
      kind: brand ? 'sku' : oneOf(['custom', 'allowance', 'service']),
      snapshot: brand && aSnapshot({ brandId: brand.id, brand: { name: brand.name, enName: brand.name } }),
      status: oneOf(['proposed', 'proposed', 'approved', 'ordered', 'delivered', 'rejected']),
      alternativeOf: place > 0 && upTo(7) === 0 ? 'l0' : null,
      unit: oneOf(['square_meter', 'square_meter', 'meter', 'piece']),
      leadTimeDays: oneOf([null, upTo(90)]),
      pack: {
        sellUnit: 'box',
        coveragePerPack: oneOf([null, '1.44', '0.1', decimal(3, 2).replace(/^0\.00$/, '1')]),
        piecesPerPack: null,
        minOrderPacks: oneOf([0, 0, 0, 10]),
        sparePacks: oneOf([0, 0, 1]),
      },
      price: {
        basis: oneOf(['perUnit', 'perUnit', 'perPack']),
        low,
        high: low === null ? oneOf([null, decimal(400, 2)]) : oneOf([null, (Number(low) + upTo(100)).toFixed(2)]),
        chosen: oneOf([null, decimal(400, 2)]),
        currency: oneOf(['CNY', 'EUR']),
        taxIncluded: upTo(3) === 0,
        discountPct: oneOf(['0', '0', '10', '12.5']),
        markupPct: oneOf(['0', '0', '15', '7.25']),
        freight: oneOf(['0', '0', '250', decimal(500, 2)]),
        taxRate: oneOf([null, null, '13', '9', '0']),
        fxRate: oneOf(['1', '1', '7.8412', '0.13745']),
      },
    })
    const allocations = Array.from({ length: upTo(3) }, (_one, at) =>
      anAllocation(id, rooms.length === 0 ? null : oneOf([null, ...rooms.map((room) => room.id)]), {
        id: `${id} ${at}`,
        netQty: decimal(40, oneOf([0, 2])),
        source: oneOf(['manual', 'manual', 'floorArea', 'wallArea', 'perimeter', 'count']),
        wastePct: oneOf(['0', '10', '15', '7.5']),
      }),
    )
    return { ...line, allocations }
  })
  return aFileBudget({
    rooms,
    lines,
    ...wish,
    list: {
      baseCurrency: oneOf(['CNY', 'CNY', 'JPY', 'KWD']),
      taxMode: oneOf(taxModes),
      taxRounding: oneOf(taxRoundings),
      packing: oneOf(packings),
      defaultTaxRate: oneOf(['13', '6', '0']),
      contingencyPct: oneOf(['0', '5', '7.5']),
      targetBudget: oneOf([null, '5000']),
    },
  })
}

/** Random numbers from 0 to 1 (mulberry32 of Tommy Ettinger, in the public domain). */
function numbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
