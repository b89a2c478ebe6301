import type { AllocationSource, Entry, Line, Room } from '../../../contract/budgets/entries.ts'
import type { PlaceCode } from '../../../contract/places/place-names.ts'
import { surfaceOf } from '../../../contract/places/rooms.ts'
import { placesOf, type Laid } from '../../catalogue/fits/fits.ts'

/**
 * The materials among the lines that are for rooms of which is said what they are. `rooms` are in their order; those of an alternative
 * are its line's.
 */
export function linesInPlaces(items: ReadonlyMap<string, Entry>, rooms: readonly Room[]): Laid[] {
  const placed = rooms.filter((room) => placesOf(room).length > 0)
  if (placed.length === 0) return []
  const sources = new Map<string, AllocationSource[]>()
  const lines: Line[] = []
  for (const entry of items.values()) {
    // What is only reserved, and work, are laid nowhere.
    if (entry.type === 'line' && (entry.kind === 'sku' || entry.kind === 'custom')) lines.push(entry)
    if (entry.type !== 'allocation' || entry.roomId === null) continue
    const key = `${entry.lineId} ${entry.roomId}`
    sources.set(key, [...(sources.get(key) ?? []), entry.source])
  }
  return lines.flatMap((line) => {
    const own = placed.flatMap((room) => {
      const followed = sources.get(`${line.alternativeOf ?? line.id} ${room.id}`)
      return followed ? [{ room, places: placesOf(room).filter((place) => isWhere(place, followed)) }] : []
    })
    return own.length > 0 ? [{ id: line.id, skuId: line.skuId, rooms: own }] : []
  })
}

/** A quantity that follows the walls is not for the floor, and the other way round; of any other nobody can say. */
function isWhere(place: PlaceCode, sources: readonly AllocationSource[]): boolean {
  const surface = surfaceOf(place)
  const other = surface && ({ floor: 'wallArea', wall: 'floorArea' } as const)[surface]
  return sources.some((source) => source !== other)
}
