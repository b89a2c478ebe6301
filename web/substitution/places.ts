import { BACKGROUND, type SubstitutionPlace } from '../../contract/substitution.ts'
import { boardAddress } from '../boards/board-address.ts'
import { budgetAddress } from '../budgets/budget-address.ts'
import { folderAddress } from '../favourites/folder-address.ts'
import { partAddress } from '../workspace/named-part.ts'

/** In this order they are shown. */
export const kinds = ['folder', 'board', 'budget'] as const

/** The page that opens at a place. */
export function addressOfPlace({ kind, id, itemId }: SubstitutionPlace): string {
  if (kind === 'folder') return partAddress(folderAddress(id), 'item', itemId)
  if (kind === 'budget') return partAddress(budgetAddress(id), 'line', itemId)
  return itemId === BACKGROUND ? boardAddress(id) : partAddress(boardAddress(id), 'item', itemId)
}

export function substitutionPlaceKeyOf({ kind, id, itemId }: SubstitutionPlace): string {
  return `${kind}/${id}/${itemId}`
}

/** Places of one board, list or folder. */
export interface ThingWithPlaces<Place> {
  key: string
  kind: SubstitutionPlace['kind']
  id: string
  places: Place[]
}

/** Places by what they are in; folders first, then boards, then lists, each kind in the order that it came in. */
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
