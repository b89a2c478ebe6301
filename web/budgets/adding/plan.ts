import { MOST_LINES, MOST_ROOMS } from '../../../contract/budgets/budget.ts'
import type { Offer } from '../../../contract/budgets/calls.ts'
import {
  inOrder,
  LONGEST_SECTION,
  NEW_ROOM,
  type Allocation,
  type AllocationSource,
  type Line,
  type Room,
} from '../../../contract/budgets/entries.ts'
import { pickName } from '../../catalogue/names.ts'
import { docCodesBeside, prefixOf, type LineSection } from './doc-code.ts'
import { firstQuantity, isCountedUnit, isZeroQuantity, isSameQuantity, sumOfQuantities } from './quantities.ts'

/** The entries of a list. */
export interface Contents {
  rooms: readonly Room[]
  lines: readonly Line[]
  allocations: readonly Allocation[]
}

/** A SKU to add to the list, with its quantity. */
export interface WantedSku {
  offer: Offer
  /** The id of a room of the list or of a new room; null for the whole project. */
  roomId: string | null
  /** In the unit of the offer; null where the member gives none. */
  quantity: string | null
  /** The measure of its room that the quantity follows; `quantity` says how much that is now. */
  source?: RoomMeasure | undefined
}

export type RoomMeasure = Exclude<AllocationSource, 'manual' | 'count'>

/** What adding one SKU does. */
export interface AddOutcome {
  wanted: WantedSku
  lineId: string
  /**
   * `new`: creates a line. `more`: adds an allocation for another room. `changed`: changes the room's quantity. `same`: nothing.
   * `follows`: the room's measure sets the quantity. `otherUnit`: the line counts in another unit and stays as it is.
   */
  kind: 'new' | 'more' | 'changed' | 'same' | 'follows' | 'otherUnit'
  /** The quantity in that room before; null where there was none. */
  before: string | null
  after: string
}

/** What is known of a new line before its SKU gives the rest. */
export interface LineStart {
  id: string
  sort: number
  section: string
  docCode: string
}

export interface Plan<NewLine> {
  put: { rooms: Room[]; lines: NewLine[]; allocations: Allocation[] }
  /** Allocations that another one of the same line and room replaces. */
  removed: string[]
  outcomes: AddOutcome[]
}

interface Planning<NewLine> {
  lineOf: (offer: Offer, start: LineStart) => NewLine
  newId: () => string
  isChinese: boolean
  /** Names of rooms to create, by the ids that they will have. */
  newRooms?: ReadonlyMap<string, string>
  /** `set` makes the wanted quantity the line's quantity in that room, so that repeating it changes nothing. */
  how?: 'add' | 'set'
  /** Section of new lines, in place of their product's category. */
  section?: string
}

/** Plans how SKUs are added to a list. A line that has the SKU and no batch yet takes more of it; any other SKU gets a new line. */
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
    const place = allocationKeyOf({ lineId: line.id, roomId })
    const there = beside.get(place) ?? []
    const { kind, before, after } = stepAt(one, there, {
      line,
      how,
      isElsewhere: !isNew.has(line.id) || placed.has(line.id),
    })
    plan.outcomes.push({ wanted: one, lineId: line.id, kind: isNew.has(line.id) ? 'new' : kind, before, after })
    if (kind !== 'more' && kind !== 'changed') continue
    const [first, ...others] = there
    const start = { ...NEW_ALLOCATION, id: newId(), lineId: line.id, roomId }
    const kept: Allocation = { ...(first ?? start), ...(one.source ? { source: one.source } : { netQty: after }) }
    beside.set(place, [kept])
    placed.add(line.id)
    plan.put.allocations = [...plan.put.allocations.filter(({ id }) => id !== kept.id), kept]
    plan.removed.push(...others.map(({ id }) => id))
  }
  return plan
}

const NEW_ALLOCATION = { netQty: '0', source: 'manual', layout: null, wastePct: '0' } as const

/** What happens to a line's quantity in one place. */
function stepAt(
  one: WantedSku,
  there: readonly Allocation[],
  { line, how, isElsewhere }: { line: Held; how: 'add' | 'set'; isElsewhere: boolean },
): Pick<AddOutcome, 'kind' | 'before' | 'after'> {
  if (there.length === 0) {
    if (line.unit !== one.offer.unit) return { kind: 'otherUnit', before: null, after: '0' }
    const after = quantityAfter(one, null, how)
    // In a room an empty quantity is filled in later; for the whole project it adds nothing.
    const isIdle = isElsewhere && one.roomId === null && isZeroQuantity(after)
    return { kind: isIdle ? 'same' : 'more', before: null, after }
  }
  const before = sumOfQuantities(there.map(({ netQty }) => netQty))
  if (there.some(({ roomId, source }) => roomId !== null && source !== 'manual'))
    return { kind: 'follows', before, after: before }
  if (line.unit !== one.offer.unit) return { kind: 'otherUnit', before, after: before }
  if (one.source) return { kind: 'changed', before, after: one.quantity ?? before }
  const after = quantityAfter(one, before, how)
  return { kind: isSameQuantity(before, after) ? 'same' : 'changed', before, after }
}

/** Whether a plan does nothing. */
export function isIdle({ put, removed }: Plan<unknown>): boolean {
  return put.rooms.length + put.lines.length + put.allocations.length + removed.length === 0
}

/** What the list has no room for; undefined where everything fits. `free` is how many still fit. */
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

/** The line that takes more of each SKU, by SKU. Lines that count nowhere or belong to a batch take none. */
function heldLines(lines: readonly Line[]): Map<string, Held> {
  const held = new Map<string, Held>()
  for (const line of inOrder(lines)) {
    const { skuId, batchNo, alternativeOf, status } = line
    if (skuId !== null && batchNo === '' && alternativeOf === null && status !== 'rejected' && !held.has(skuId))
      held.set(skuId, line)
  }
  return held
}

/** Rooms to create because something is wanted for them, after the existing ones. */
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

function allocationKeyOf({ lineId, roomId }: Pick<Allocation, 'lineId' | 'roomId'>): string {
  return `${lineId} ${roomId ?? ''}`
}

function allocationsByPlace(allocations: readonly Allocation[]): Map<string, Allocation[]> {
  const beside = new Map<string, Allocation[]>()
  for (const allocation of allocations) {
    const place = allocationKeyOf(allocation)
    const there = beside.get(place)
    if (there) there.push(allocation)
    else beside.set(place, [allocation])
  }
  return beside
}

function quantityAfter({ offer, quantity }: WantedSku, before: string | null, how: 'add' | 'set'): string {
  if (before === null) return quantity ?? firstQuantity(offer.unit)
  // The member may have measured what the board does not know.
  if (how === 'set') return quantity === null || isZeroQuantity(quantity) ? before : quantity
  if (quantity === null) return isCountedUnit(offer.unit) ? sumOfQuantities([before, '1']) : before
  return sumOfQuantities([before, quantity])
}

/** The section as lines of the list name it already, in either language; otherwise in the reader's language. */
function sectionOf(section: LineSection, lines: readonly Line[], isChinese: boolean): string {
  const names = [section.name, section.enName].map((name) => name.slice(0, LONGEST_SECTION))
  const known = lines.find((line) => line.section !== '' && names.includes(line.section))
  return known?.section ?? pickName(isChinese, names[0], names[1])
}
