import { NEW_ROOM } from '../../contract/budgets/entries.ts'
import type { Entry, Room, RoomInput } from '../../contract/budgets/entries.ts'

/** Completes rooms for storage: one that is sent without a place keeps that of the stored room. */
export function filledRooms(
  rooms: readonly RoomInput[],
  findStanding: (id: string) => Entry | null | undefined,
): Room[] {
  return rooms.map(({ place, ...room }) => {
    const before = place === undefined ? findStanding(room.id) : undefined
    return { ...room, place: place ?? (before?.type === 'room' ? before.place : NEW_ROOM.place) }
  })
}
