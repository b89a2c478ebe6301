import type { Entry, Room } from '../../../../contract/budgets/entries.ts'
import { entryChanges } from '../../editing/draft-change.ts'

type Entries = ReadonlyMap<string, Entry>

/** The rooms of a budget; the same map again while none of them changes. */
export function createRoomsKeeper(): (items: Entries) => ReadonlyMap<string, Room> {
  let known: { items: Entries; rooms: ReadonlyMap<string, Room> } | undefined
  return (items) => {
    const isSame = known && !hasOtherRooms(known, items)
    known = { items, rooms: known && isSame ? known.rooms : roomsOf(items) }
    return known.rooms
  }
}

function hasOtherRooms(
  { items, rooms }: { items: Entries; rooms: ReadonlyMap<string, Room> },
  after: Entries,
): boolean {
  if (items === after) return false
  const { put, remove } = entryChanges(items, after)
  return put.some(({ type }) => type === 'room') || remove.some((id) => rooms.has(id))
}

function roomsOf(items: Entries): ReadonlyMap<string, Room> {
  const rooms = new Map<string, Room>()
  for (const entry of items.values()) if (entry.type === 'room') rooms.set(entry.id, entry)
  return rooms
}
