import type { Allocation, Line, Room } from '../../budgets/entries.ts'
import { allocationSources, lineStatuses, NEW_LINE, NEW_PRICE, NEW_ROOM, priceBases } from '../../budgets/entries.ts'
import { packings, taxModes, taxRoundings } from '../../budgets/budget.ts'
import type { OracleList } from './oracle.ts'
import { MINOR_DIGITS } from './oracle.ts'

export interface RandomList {
  list: OracleList
  rooms: Room[]
  lines: Line[]
  allocations: Allocation[]
}

/** The same list for the same seed: few lines, but with many edge cases. */
export function randomList(seed: number): RandomList {
  const draw = drawing(seed)
  const list: OracleList = {
    baseCurrency: draw.oneOf([...MINOR_DIGITS.keys()]),
    taxMode: draw.oneOf(taxModes),
    taxRounding: draw.oneOf(taxRoundings),
    defaultTaxRate: draw.oneOf(['0', '6', '13', '13.0000', '8.1', draw.decimal(2, 4)]),
    contingencyPct: draw.oneOf(['0', '5', '7.5', '100', draw.decimal(2, 4)]),
    packing: draw.oneOf(packings),
  }
  const rooms = draw.some(0, 4, () => aRoom(draw))
  const lines = draw.some(1, 5, () => aLine(draw))
  for (const line of lines) {
    if (draw.isOnceIn(6)) line.alternativeOf = draw.oneOf(lines).id
    if (line.alternativeOf === line.id) line.alternativeOf = null
  }
  const allocations = lines.flatMap((line) => draw.some(0, 4, () => anAllocation(draw, line, rooms)))
  return { list, rooms, lines, allocations }
}

/** The same list with prices for several units, or for a square foot of what is counted in square metres. */
export function randomListOfPricesPer(seed: number): RandomList {
  const list = randomList(seed)
  const draw = drawing(-seed)
  for (const line of list.lines) {
    line.unit = draw.oneOf(['piece', 'square_meter'])
    line.price.per = draw.oneOf([
      null,
      { quantity: draw.oneOf([10, 100, 1000] as const), unit: line.unit },
      { quantity: draw.oneOf([1, 100] as const), unit: 'square_foot' },
    ])
  }
  return list
}

function aRoom(draw: Drawing): Room {
  const measure = () => draw.oneOf([null, draw.decimal(2, 2), draw.quantity()])
  return {
    ...NEW_ROOM,
    id: draw.id(),
    name: 'Room',
    sort: draw.upTo(9),
    floorArea: measure(),
    wallArea: measure(),
    perimeter: measure(),
    count: draw.oneOf([1, 1, 2, 12, draw.upTo(9_999) + 1]),
  }
}

function aLine(draw: Drawing): Line {
  const isInPacks = !draw.isOnceIn(3)
  const price = () => draw.oneOf([draw.decimal(3, 2), draw.decimal(3, 2), '0', '0.01', '9999999999.99'])
  const known = draw.oneOf([
    { low: price(), high: price() },
    { low: price(), high: price() },
    { low: price() },
    { high: price() },
    { chosen: price() },
    { low: price(), chosen: price() },
    { low: price(), high: price(), chosen: price() },
    {},
  ])
  return {
    ...NEW_LINE,
    id: draw.id(),
    kind: 'custom',
    name: 'Line',
    status: draw.oneOf(lineStatuses),
    sort: draw.upTo(9),
    pack: {
      ...NEW_LINE.pack,
      coveragePerPack: isInPacks ? draw.oneOf(['1.44', '0.1', '0.0001', '3', draw.above(3, 4)]) : null,
      minOrderPacks: draw.oneOf([0, 0, 1, 20, 1_000_000]),
      sparePacks: draw.oneOf([0, 0, 1, 3]),
    },
    price: {
      ...NEW_PRICE,
      ...known,
      basis: draw.oneOf(priceBases),
      currency: 'USD',
      taxIncluded: draw.isOnceIn(3),
      discountPct: draw.oneOf(['0', '0', '10', '33.3333', '100', draw.decimal(2, 4)]),
      markupPct: draw.oneOf(['0', '0', '15', '1000', draw.decimal(3, 4)]),
      freight: draw.oneOf(['0', '0', '250', price()]),
      taxRate: draw.oneOf([null, null, '0', '13', '9.00', '100', draw.decimal(2, 4)]),
      fxRate: draw.oneOf([null, '1', '1', '1', '7.12345678', '0.00000001', '99999999.99999999', draw.above(2, 8)]),
      fxDate: null,
      fxSource: null,
    },
  }
}

function anAllocation(draw: Drawing, line: Line, rooms: readonly Room[]): Allocation {
  return {
    id: draw.id(),
    lineId: line.id,
    roomId: rooms.length === 0 || draw.isOnceIn(4) ? null : draw.oneOf(rooms).id,
    netQty: draw.quantity(),
    source: draw.isOnceIn(2) ? 'manual' : draw.oneOf(allocationSources),
    layout: null,
    wastePct: draw.oneOf(['0', '10', '15', '20.00', '300', draw.decimal(2, 4)]),
  }
}

type Drawing = ReturnType<typeof drawing>

function drawing(seed: number) {
  const next = numbers(seed)
  const upTo = (most: number) => Math.floor(next() * (most + 1))
  const digits = (count: number) => Array.from({ length: count }, () => upTo(9)).join('')
  /** At most so many digits before and after the point; leading and trailing zeros are possible. */
  const decimal = (before: number, after: number) => {
    const ended = upTo(after)
    return digits(1 + upTo(before - 1)) + (ended === 0 ? '' : `.${digits(ended)}`)
  }
  const oneOf = <Kind>(kinds: readonly Kind[]): Kind => {
    const kind = kinds[upTo(kinds.length - 1)]
    if (kind === undefined) throw new Error('There is nothing to draw from.')
    return kind
  }
  return {
    upTo,
    oneOf,
    decimal,
    isOnceIn: (times: number) => upTo(times - 1) === 0,
    some: <Kind>(least: number, most: number, make: () => Kind): Kind[] =>
      Array.from({ length: least + upTo(most - least) }, make),
    id: () => `00000000-0000-4000-8000-${digits(12)}`,
    quantity: () =>
      oneOf(['0', '0.0001', '12.40', '8.1', '999999999.9999', decimal(2, 2), decimal(3, 4), decimal(9, 4)]),
    /** Never zero. */
    above: (before: number, after: number) => {
      const text = decimal(before, after)
      return /[1-9]/.test(text) ? text : '1'
    },
  }
}

/** Numbers of 0 to 1 (mulberry32 of Tommy Ettinger, in the public domain). */
function numbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
