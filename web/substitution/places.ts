import { BACKGROUND, type SubstitutionPlace } from '../../contract/substitution.ts'
import { boardAddress } from '../boards/board-address.ts'
import { budgetAddress } from '../budgets/budget-address.ts'
import { folderAddress } from '../favourites/folder-address.ts'
import { partAddress } from '../workspace/named-part.ts'

/** The order in which kinds are shown. */
export const kinds = ['folder', 'board', 'budget'] as const

/** The page of a place, opened at it. */
export function addressOfPlace({ kind, id, itemId }: SubstitutionPlace): string {
  if (kind === 'folder') return partAddress(folderAddress(id), 'item', itemId)
  if (kind === 'budget') return partAddress(budgetAddress(id), 'line', itemId)
  return itemId === BACKGROUND ? boardAddress(id) : partAddress(boardAddress(id), 'item', itemId)
}

export function substitutionPlaceKeyOf({ kind, id, itemId }: SubstitutionPlace): string {
  return `${kind}/${id}/${itemId}`
}

/** The places in one board, list or folder. */
export interface ThingWithPlaces<Place> {
  key: string
  kind: SubstitutionPlace['kind']
  id: string
  places: Place[]
}

/** Groups places by the thing they are in: folders, then boards, then lists, each in the given order. */
export function byThing<Place extends SubstitutionPlace>(places: readonly Place[]): ThingWithPlaces<Place>[] {
  const things = new Map<string, ThingWithPlaces<Place>>()
  for (const place of places) {
    const key = `${place.kind}/${place.id}`
    const thing = things.get(key) ?? { key, kind: place.kind, id: place.id, places: [] }
    thing.places.push(place)
    things.set(key, thing)
  }
  return kinds.flatMap((kind) => [...things.values()].filter((thing) => thing.kind === kind))
}
