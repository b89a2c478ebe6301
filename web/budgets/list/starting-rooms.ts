import { NEW_ROOM, type Room } from '../../../contract/budgets/entries.ts'
import { newEntryId } from '../../workspace/new-entry-id.ts'

/** Rooms that a new list may start with, by their text keys. */
export const STARTING_ROOMS = {
  apartment: ['hall', 'living', 'kitchen', 'bedroom', 'bathroom'],
  hotel: ['lobby', 'bar', 'restaurant', 'corridor', 'guestRoom', 'guestBath'],
} as const

/** Rooms with these names, in this order, not measured yet. */
export function roomsNamed(names: readonly string[]): Room[] {
  return names.map((name, place) => ({ ...NEW_ROOM, id: newEntryId(), name, sort: place + 1 }))
}
