import { NEW_ROOM } from '../../contract/budgets/entries.ts'
import type { Entry, Room, RoomInput } from '../../contract/budgets/entries.ts'

/** Completes rooms for storage: one that is sent without places keeps those of the stored room. */
export function filledRooms(
  rooms: readonly RoomInput[],
  findStanding: (id: string) => Entry | null | undefined,
): Room[] {
  return rooms.map(({ places, ...room }) => {
    const before = places ? undefined : findStanding(room.id)
    return { ...room, places: places ?? (before?.type === 'room' ? before.places : NEW_ROOM.places) }
  })
}
