import type { Entry, Room } from '../../../../contract/budgets/entries.ts'
import { entryChanges } from '../../editing/draft-change.ts'

/** The rooms of a budget; the same map again as long as none of them has changed. */
export function createRoomsKeeper(): (items: ReadonlyMap<string, Entry>) => ReadonlyMap<string, Room> {
  let rooms: ReadonlyMap<string, Room> = new Map()
  let known: ReadonlyMap<string, Entry> | undefined
  return (items) => {
    if (items === known) return rooms
    const before = known
    known = items
    if (before && !touchesRooms(entryChanges(before, items), rooms)) return rooms
    const next = new Map<string, Room>()
    for (const entry of items.values()) if (entry.type === 'room') next.set(entry.id, entry)
    const isSame = next.size === rooms.size && [...next].every(([id, room]) => rooms.get(id) === room)
    if (!isSame) rooms = next
    return rooms
  }
}

function touchesRooms({ put, remove }: ReturnType<typeof entryChanges>, rooms: ReadonlyMap<string, Room>): boolean {
  return put.some(({ type }) => type === 'room') || remove.some((id) => rooms.has(id))
}
