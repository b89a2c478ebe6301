import type { ChangedField } from '../changed-fields.ts'
import type { FieldChange } from '../difference.ts'
import type { SharedBudget } from '../views.ts'
import { areSame } from './differing.ts'
import type { Absent } from './differing.ts'

type Allocation = SharedBudget['allocations'][number]

/** A line's rooms; null is the whole project. */
interface Allocated {
  byRoom: ReadonlyMap<string | null, readonly Allocation[]>
  names: ReadonlyMap<string, string>
}

/** Returns a function that finds a line's rooms. */
export function allocationsIn({ rooms, allocations }: SharedBudget): (lineId: string) => Allocated {
  const names = new Map(rooms.map(({ id, name }) => [id, name]))
  const byLine = Map.groupBy(allocations, ({ lineId }) => lineId)
  return (lineId) => ({ byRoom: Map.groupBy(byLine.get(lineId) ?? [], ({ roomId }) => roomId), names })
}

type Value = 'netQty' | 'source' | 'layout' | 'wastePct'
const FIELDS: [Value, ChangedField][] = [
  ['netQty', 'roomQuantity'],
  ['source', 'roomQuantity'],
  ['layout', 'layout'],
  ['wastePct', 'waste'],
]

/** Added and removed rooms, and changes in the others. */
export function allocationChanges(from: Allocated, to: Allocated, absent: Absent): FieldChange[] {
  const changes: FieldChange[] = []
  const isInAll = ({ byRoom }: Allocated, rooms: Allocated) => [...rooms.byRoom.keys()].every((id) => byRoom.has(id))
  if (!isInAll(from, to) || !isInAll(to, from)) changes.push({ field: 'rooms', from: roomsOf(from), to: roomsOf(to) })
  for (const [roomId, after] of to.byRoom) {
    const before = from.byRoom.get(roomId)
    if (!before || areSame(before, after, absent)) continue
    const told = FIELDS.filter(([value]) => !areSame(valuesOf(before, value), valuesOf(after, value), absent))
    for (const field of new Set(told.map(([, field]) => field))) {
      const said = (all: readonly Allocation[], names: Allocated['names']) =>
        inRoom(names.get(roomId ?? ''), all, field)
      changes.push({ field, from: said(before, from.names), to: said(after, to.names) })
    }
  }
  return changes
}

/** `Lobby: 12.5, floorArea` */
function inRoom(room: string | undefined, all: readonly Allocation[], field: ChangedField): string | null {
  const values = FIELDS.filter(([, one]) => one === field).flatMap(([value]) => valuesOf(all, value))
  return [room, values.filter((one) => one != null).join(', ')].filter(Boolean).join(': ') || null
}

function valuesOf(allocations: readonly Allocation[], value: Value): (string | null | undefined)[] {
  return allocations.map((one) => one[value])
}

function roomsOf({ byRoom, names }: Allocated): string | null {
  return [...byRoom.keys()].flatMap((id) => (id === null ? [] : (names.get(id) ?? []))).join(', ') || null
}
