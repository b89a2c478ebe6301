import type { Room } from '../../../contract/budgets/entries.ts'
import type { PlaceCode } from '../../../contract/places/place-names.ts'
import type { PlaceFit } from '../../../contract/places/place-schemas.ts'
import { markOf, type FitMark } from '../facts/places.ts'

/** As the worst of the room's places answers; `unjudged`: none of them asks anything of such a material. */
export type RoomMark = FitMark | 'unjudged'

/** A room of a list or of a project. */
export type FitRoom = Pick<Room, 'id' | 'name' | 'places'>

/** Whether a material fits a room of which is said what it is. */
export interface RoomFit {
  room: FitRoom
  mark: RoomMark
  /** By what: of the room's places those that are asked of its material. */
  fits: readonly PlaceFit[]
}

/** By the id of what is laid, the worst room first. What is in no room, or in none of which is said what it is, is absent. */
export type FitsById = ReadonlyMap<string, readonly RoomFit[]>

/** The SKUs that are for rooms of a place. */
export interface AskedFits {
  place: PlaceCode
  skuIds: readonly string[]
}

/** A material in the rooms where it is laid, in their order, with those of their places where it may be. */
export interface Laid {
  id: string
  /** Null: it is not of the catalogue. */
  skuId: string | null
  rooms: readonly { room: FitRoom; places: readonly PlaceCode[] }[]
}

/** What a room is. Edits that a tab of before kept do not say. */
export function placesOf({ places = [] }: Partial<Pick<Room, 'places'>>): readonly PlaceCode[] {
  return places
}

/** What has to be asked, in an order that does not depend on theirs. */
export function askedOf(laid: readonly Laid[]): AskedFits[] {
  const skusByPlace = new Map<PlaceCode, Set<string>>()
  for (const { skuId, rooms } of laid)
    for (const place of rooms.flatMap(({ places }) => places))
      if (skuId !== null) skusByPlace.set(place, (skusByPlace.get(place) ?? new Set()).add(skuId))
  return [...skusByPlace]
    .map(([place, skuIds]) => ({ place, skuIds: [...skuIds].toSorted() }))
    .toSorted((one, other) => (one.place < other.place ? -1 : 1))
}

/** What was answered, by place and SKU. Null: the place is not asked of it. */
export interface AnsweredFit {
  place: PlaceCode
  skuId: string
  fit: PlaceFit | null
}

/** What is not answered yet is told of no room. */
export function fitsOf(laid: readonly Laid[], answers: readonly AnsweredFit[]): FitsById {
  const known = new Map(answers.map(({ place, skuId, fit }) => [`${place} ${skuId}`, fit]))
  const told = laid.flatMap(({ id, skuId, rooms }) => {
    const own = rooms.flatMap(({ room, places }): RoomFit[] => {
      const answered = skuId === null ? [] : places.map((place) => known.get(`${place} ${skuId}`))
      if (answered.includes(undefined)) return []
      const fits = answered.filter((fit) => fit != null)
      return [{ room, mark: worstOf(fits.map(markOf)), fits }]
    })
    const worstFirst = own.toSorted((one, other) => WORST_FIRST.indexOf(one.mark) - WORST_FIRST.indexOf(other.mark))
    return own.length > 0 ? [[id, worstFirst] as const] : []
  })
  return new Map(told)
}

const WORST_FIRST: readonly RoomMark[] = ['not', 'unstated', 'unjudged', 'contested', 'fits']

function worstOf(marks: readonly FitMark[]): RoomMark {
  return WORST_FIRST.find((one) => marks.some((mark) => mark === one)) ?? 'unjudged'
}

/** Whether the same is to be told. */
export function areSameFits(one: readonly RoomFit[] | undefined, other: readonly RoomFit[] | undefined): boolean {
  if (one === other) return true
  return one?.length === other?.length && one !== undefined && one.every((fit, at) => isSameFit(fit, other?.[at]))
}

function isSameFit({ room, fits }: RoomFit, other: RoomFit | undefined): boolean {
  return room === other?.room && fits.length === other.fits.length && fits.every((fit, at) => fit === other.fits[at])
}
