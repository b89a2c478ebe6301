import { NEW_ROOM } from '../../contract/budgets/entries.ts'
import type { Entry, Room, RoomInput } from '../../contract/budgets/entries.ts'

/** Completes rooms for storage: what tabs of before leave out stays as it is stored. */
export function filledRooms(
  rooms: readonly RoomInput[],
  findStanding: (id: string) => Entry | null | undefined,
): Room[] {
  return rooms.map(({ places, projectRoomId, ...room }) => {
    const before = places && projectRoomId !== undefined ? undefined : findStanding(room.id)
    const own = before?.type === 'room' ? before : NEW_ROOM
    return {
      ...room,
      places: places ?? own.places,
      projectRoomId: projectRoomId === undefined ? own.projectRoomId : projectRoomId,
    }
  })
}
