import type { PlaceCode } from './place-names.ts'
import type { Place } from './place.ts'
import { places } from './places.ts'

/** The places that a room of this name most likely is, in either language: one floor, one wall, and one that is neither. */
export function proposedPlaces(roomName: string): PlaceCode[] {
  const name = roomName.normalize('NFKC').toLowerCase()
  const said = places.filter(({ rooms }) => rooms !== undefined && new RegExp(rooms, 'u').test(name))
  const isFirst = (place: Place) => said.find(({ surface }) => surface === place.surface) === place
  return said.filter(isFirst).map(({ code }) => code)
}

export function surfaceOf(code: PlaceCode): Place['surface'] {
  return places.find((place) => place.code === code)?.surface
}
