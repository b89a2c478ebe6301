import type { PlaceCode } from './place-names.ts'
import { places } from './places.ts'

/** The place that a room of this name most likely is, in either language; undefined if its name says none. */
export function proposedPlace(roomName: string): PlaceCode | undefined {
  const name = roomName.normalize('NFKC').toLowerCase()
  return places.find(({ rooms }) => rooms !== undefined && new RegExp(rooms, 'u').test(name))?.code
}
