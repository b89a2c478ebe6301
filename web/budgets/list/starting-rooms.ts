import { NEW_ROOM, type Room } from '../../../contract/budgets/entries.ts'
import { newEntryId } from '../new-entry-id.ts'

/** The rooms that a new list may begin with, by their texts. */
export const STARTING_ROOMS = {
  apartment: ['hall', 'living', 'kitchen', 'bedroom', 'bathroom'],
  hotel: ['lobby', 'bar', 'restaurant', 'corridor', 'guestRoom', 'guestBath'],
} as const

/** Rooms of those names, in their order, whose measures nobody has said yet. */
export function roomsNamed(names: readonly string[]): Room[] {
  return names.map((name, place) => ({ ...NEW_ROOM, id: newEntryId(), name, sort: place + 1 }))
}
