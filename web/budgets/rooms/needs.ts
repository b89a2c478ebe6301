import { netOf } from '../../../contract/budgets/arithmetic/quantities.ts'
import type { Allocation, AllocationSource, Entry, Layout, Line, Room } from '../../../contract/budgets/entries.ts'
import { WASTE_PRESETS } from '../../../contract/budgets/entries.ts'
import { isZeroQuantity } from '../adding/quantities.ts'
import { newEntryId } from '../../workspace/new-entry-id.ts'

/** What one room needs of one line, for one such room. Several allocations of the same pair are shown as one. */
export interface RoomLineNeed {
  allocations: readonly Allocation[]
  /** Null where the room needs nothing. */
  netQty: string | null
  /** Null where the allocations differ, or there are none. */
  source: AllocationSource | null
  /** It follows a measure that the room does not have, and counts as zero. */
  isUnmeasured: boolean
}

/** Allocations by line and room. */
export type Needs = ReadonlyMap<string, readonly Allocation[]>

export function needsOf(entries: Iterable<Entry>): Needs {
  const needs = new Map<string, Allocation[]>()
  for (const entry of entries) {
    if (entry.type !== 'allocation') continue
    const key = keyOf(entry.lineId, entry.roomId)
    const standing = needs.get(key)
    if (standing) standing.push(entry)
    else needs.set(key, [entry])
  }
  return needs
}

export function needIn(needs: Needs, line: Line, room: Room | null, rooms: ReadonlyMap<string, Room>): RoomLineNeed {
  const allocations = needs.get(keyOf(line.id, room?.id ?? null)) ?? []
  const [first, ...others] = allocations
  if (!first) return { allocations, netQty: null, source: null, isUnmeasured: false }
  const source = others.every((other) => other.source === first.source) ? first.source : null
  const isUnmeasured = room !== null && allocations.some((one) => followsUnmeasured(one, room))
  return { allocations, netQty: others.length === 0 ? netOf(first, rooms) : null, source, isUnmeasured }
}

function followsUnmeasured({ source }: Allocation, room: Room): boolean {
  return source !== 'manual' && source !== 'count' && room[source] === null
}

interface Change {
  put: Entry[]
  remove: string[]
}

/** The edit that sets a typed quantity: one allocation with it, or none where it is empty. */
export function withQuantity({ allocations }: RoomLineNeed, of: Place<Room | null>, netQty: string | null): Change {
  const [first, ...others] = allocations
  const remove = others.map(({ id }) => id)
  if (netQty === null) {
    if (first) lastLaid.set(of.line.id, laidOf(first))
    return { put: [], remove: [...(first ? [first.id] : []), ...remove] }
  }
  const base = first ?? newAllocation(of)
  return { put: [{ type: 'allocation', ...base, netQty, source: 'manual' }], remove: [...remove, ...openOf(of)] }
}

/** The edit that makes a room's need follow a measure. `manual` keeps the measured quantity as the typed one. */
export function withSource({ allocations, netQty }: RoomLineNeed, of: Place<Room>, source: AllocationSource): Change {
  const [first, ...others] = allocations
  const base = first ?? newAllocation(of)
  const typed = source === 'manual' && netQty !== null ? { netQty } : {}
  const remove = [...others.map(({ id }) => id), ...openOf(of)]
  return { put: [{ type: 'allocation', ...base, ...typed, source }], remove }
}

/** What the line has for the whole project without an amount: a room's amount takes its place. */
function openOf({ room, beside = [] }: Place<Room | null>): string[] {
  if (room === null) return []
  const isOpen = ({ roomId, source, netQty }: Allocation) =>
    roomId === null && source === 'manual' && isZeroQuantity(netQty)
  return beside.filter(isOpen).map(({ id }) => id)
}

/** The edit that lays all allocations of a line in one layout, with the usual waste of that layout. */
export function laidAs(allocations: readonly Allocation[], layout: Layout | null): Entry[] {
  return allocations.map((allocation) => ({
    type: 'allocation',
    ...allocation,
    layout,
    ...(layout && { wastePct: WASTE_PRESETS[layout] }),
  }))
}

interface Place<Where> {
  line: Line
  room: Where
  /** The line's needs in all rooms. */
  beside?: readonly Allocation[]
}

type Laid = Pick<Allocation, 'layout' | 'wastePct'>

/** By line, how its need was laid that was taken out last: a quantity is often moved from the whole project to the rooms. */
const lastLaid = new Map<string, Laid>()

const laidOf = ({ layout, wastePct }: Laid): Laid => ({ layout, wastePct })

/** A new need is laid as the line's others are. */
function newAllocation({ line, room, beside: [other] = [] }: Place<Room | null>): Allocation {
  const laid = (other && laidOf(other)) ?? lastLaid.get(line.id) ?? { layout: null, wastePct: '0' }
  return { id: newEntryId(), lineId: line.id, roomId: room?.id ?? null, netQty: '0', source: 'manual', ...laid }
}

function keyOf(lineId: string, roomId: string | null): string {
  return `${lineId} ${roomId ?? ''}`
}
