import { MOST_LINES, MOST_ROOMS } from '../../../contract/budgets/budget.ts'
import type { Offer } from '../../../contract/budgets/calls.ts'
import {
  inOrder,
  LONGEST_SECTION,
  NEW_ROOM,
  type Allocation,
  type Line,
  type Room,
} from '../../../contract/budgets/entries.ts'
import { pickName } from '../../catalogue/names.ts'
import { docCodesBeside, prefixOf, type LineSection } from './doc-code.ts'
import { firstQuantity, isCountedUnit, isZeroQuantity, isSameQuantity, sumOfQuantities } from './quantities.ts'

/** What is in a list. */
export interface Contents {
  rooms: readonly Room[]
  lines: readonly Line[]
  allocations: readonly Allocation[]
}

/** Some of a SKU that shall be in the list. */
export interface WantedSku {
  offer: Offer
  /** An id of the list's, or of a new room; null: for the whole project. */
  roomId: string | null
  /** In the unit of the offer. Null: nobody says. */
  quantity: string | null
}

/** What becomes of a wanted one. */
export interface AddOutcome {
  wanted: WantedSku
  lineId: string
  /**
   * `new`: a line is made; `more`: a line that is there has it for a room where it was not; `changed`: of its quantity there;
   * `same`: it is as it was; `follows`: its quantity is the room's measure, and stays so; `otherUnit`: the line counts in
   * another unit than the SKU is sold by, and stays as it is.
   */
  kind: 'new' | 'more' | 'changed' | 'same' | 'follows' | 'otherUnit'
  /** The quantity in that room; null where there was none. */
  before: string | null
  after: string
}

/** What a new line is told of itself; the rest comes of its SKU. */
export interface LineStart {
  id: string
  sort: number
  section: string
  docCode: string
}

export interface Plan<NewLine> {
  put: { rooms: Room[]; lines: NewLine[]; allocations: Allocation[] }
  /** Allocations that another of the same line and room takes the place of. */
  removed: string[]
  outcomes: AddOutcome[]
}

interface Planning<NewLine> {
  lineOf: (offer: Offer, start: LineStart) => NewLine
  newId: () => string
  isChinese: boolean
  /** Names of rooms to make, by the ids that they shall have. */
  newRooms?: ReadonlyMap<string, string>
  /** `set`: the quantity that is wanted is the line's in that room from then on, so that doing it twice changes nothing. */
  how?: 'add' | 'set'
  /** Of new lines, in place of their product's category. */
  section?: string
}

/** How SKUs come into a list: a line that has the SKU already, in no batch yet, takes more of it; any other SKU gets a line. */
export function planLines<NewLine>(
  contents: Contents,
  wanted: readonly WantedSku[],
  { lineOf, newId, isChinese, newRooms = new Map(), how = 'add', section }: Planning<NewLine>,
): Plan<NewLine> {
  const plan: Plan<NewLine> = {
    put: { rooms: roomsToMake(contents.rooms, wanted, newRooms), lines: [], allocations: [] },
    removed: [],
    outcomes: [],
  }
  const held = heldLines(contents.lines)
  const isNew = new Set<string>()
  const placed = new Set<string>()
  const beside = allocationsByPlace(contents.allocations)
  const proposeCode = docCodesBeside(contents.lines.map(({ docCode }) => docCode))
  let sort = lastOf(contents.lines)

  const make = (offer: Offer): Held => {
    const id = newId()
    sort += 1
    const start: LineStart = {
      id,
      sort,
      section: section || sectionOf(offer.section, contents.lines, isChinese),
      docCode: proposeCode(prefixOf(offer.section)),
    }
    plan.put.lines.push(lineOf(offer, start))
    const line = { id, unit: offer.unit }
    held.set(offer.skuId, line)
    isNew.add(id)
    return line
  }

  for (const one of wanted) {
    const { offer, roomId } = one
    const line = held.get(offer.skuId) ?? make(offer)
    const place = placeOf({ lineId: line.id, roomId })
    const there = beside.get(place) ?? []
    const { kind, before, after } = stepAt(one, there, {
      line,
      how,
      isElsewhere: !isNew.has(line.id) || placed.has(line.id),
    })
    plan.outcomes.push({ wanted: one, lineId: line.id, kind: isNew.has(line.id) ? 'new' : kind, before, after })
    if (kind !== 'more' && kind !== 'changed') continue
    const [first, ...others] = there
    const start = { id: newId(), lineId: line.id, roomId, source: 'manual', layout: null, wastePct: '0' } as const
    const kept: Allocation = { ...(first ?? start), netQty: after }
    beside.set(place, [kept])
    placed.add(line.id)
    plan.put.allocations = [...plan.put.allocations.filter(({ id }) => id !== kept.id), kept]
    plan.removed.push(...others.map(({ id }) => id))
  }
  return plan
}

/** What becomes of a line's quantity in one place. */
function stepAt(
  one: WantedSku,
  there: readonly Allocation[],
  { line, how, isElsewhere }: { line: Held; how: 'add' | 'set'; isElsewhere: boolean },
): Pick<AddOutcome, 'kind' | 'before' | 'after'> {
  if (there.length === 0) {
    if (line.unit !== one.offer.unit) return { kind: 'otherUnit', before: null, after: '0' }
    const after = quantityAfter(one, null, how)
    // In a room it waits to be filled in; nothing for the whole project is nothing.
    const isIdle = isElsewhere && one.roomId === null && isZeroQuantity(after)
    return { kind: isIdle ? 'same' : 'more', before: null, after }
  }
  const before = sumOfQuantities(there.map(({ netQty }) => netQty))
  if (there.some(({ roomId, source }) => roomId !== null && source !== 'manual'))
    return { kind: 'follows', before, after: before }
  if (line.unit !== one.offer.unit) return { kind: 'otherUnit', before, after: before }
  const after = quantityAfter(one, before, how)
  return { kind: isSameQuantity(before, after) ? 'same' : 'changed', before, after }
}

/** Whether a plan would do nothing. */
export function isIdle({ put, removed }: Plan<unknown>): boolean {
  return put.rooms.length + put.lines.length + put.allocations.length + removed.length === 0
}

/** What a list has no room for after all; undefined where there is room. `free`: how many still fit. */
export function overflowOf(
  { put }: Plan<unknown>,
  { lines, rooms }: { lines: number; rooms: number },
): { of: 'lines' | 'rooms'; wanted: number; free: number; most: number } | undefined {
  const [freeLines, freeRooms] = [MOST_LINES - lines, MOST_ROOMS - rooms]
  if (put.lines.length > freeLines) return { of: 'lines', wanted: put.lines.length, free: freeLines, most: MOST_LINES }
  if (put.rooms.length > freeRooms) return { of: 'rooms', wanted: put.rooms.length, free: freeRooms, most: MOST_ROOMS }
  return undefined
}

type Held = Pick<Line, 'id' | 'unit'>

/** The line that more of a SKU goes to, by the SKU. What counts nowhere, or is of a batch of its own, takes none. */
function heldLines(lines: readonly Line[]): Map<string, Held> {
  const held = new Map<string, Held>()
  for (const line of inOrder(lines)) {
    const { skuId, batchNo, alternativeOf, status } = line
    if (skuId !== null && batchNo === '' && alternativeOf === null && status !== 'rejected' && !held.has(skuId))
      held.set(skuId, line)
  }
  return held
}

/** Rooms that something is wanted for, after those that are there. */
function roomsToMake(rooms: readonly Room[], wanted: readonly WantedSku[], names: ReadonlyMap<string, string>): Room[] {
  const used = new Set(wanted.map(({ roomId }) => roomId))
  const last = lastOf(rooms)
  return [...names]
    .filter(([id]) => used.has(id))
    .map(([id, name], place) => ({ ...NEW_ROOM, id, name, sort: last + place + 1 }))
}

function lastOf(entries: readonly { sort: number }[]): number {
  return entries.reduce((last, { sort }) => Math.max(last, sort), 0)
}

function placeOf({ lineId, roomId }: Pick<Allocation, 'lineId' | 'roomId'>): string {
  return `${lineId} ${roomId ?? ''}`
}

function allocationsByPlace(allocations: readonly Allocation[]): Map<string, Allocation[]> {
  const beside = new Map<string, Allocation[]>()
  for (const allocation of allocations) {
    const place = placeOf(allocation)
    const there = beside.get(place)
    if (there) there.push(allocation)
    else beside.set(place, [allocation])
  }
  return beside
}

function quantityAfter({ offer, quantity }: WantedSku, before: string | null, how: 'add' | 'set'): string {
  if (before === null) return quantity ?? firstQuantity(offer.unit)
  // What the board does not know, somebody may have measured.
  if (how === 'set') return quantity === null || isZeroQuantity(quantity) ? before : quantity
  if (quantity === null) return isCountedUnit(offer.unit) ? sumOfQuantities([before, '1']) : before
  return sumOfQuantities([before, quantity])
}

/** As lines of the list call it already, in whichever language; else in the reader's. */
function sectionOf(section: LineSection, lines: readonly Line[], isChinese: boolean): string {
  const names = [section.name, section.enName].map((name) => name.slice(0, LONGEST_SECTION))
  const known = lines.find((line) => line.section !== '' && names.includes(line.section))
  return known?.section ?? pickName(isChinese, names[0], names[1])
}
