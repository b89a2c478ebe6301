import type { AllocationSource, Entry, Line, Room } from '../../../contract/budgets/entries.ts'
import type { PlaceCode } from '../../../contract/places/place-names.ts'
import type { PlaceFit } from '../../../contract/places/place-schemas.ts'
import { surfaceOf } from '../../../contract/places/rooms.ts'
import { markOf, type FitMark } from '../../catalogue/facts/places.ts'

/** As the worst of the room's places answers; `unjudged`: none of them asks anything of such a material. */
export type RoomMark = FitMark | 'unjudged'

/** Whether a line fits a room of which is said what it is. */
export interface RoomFit {
  room: Room
  mark: RoomMark
  /** By what: of the room's places those that are asked of its material. */
  fits: readonly PlaceFit[]
}

/** By line id, the worst room first. A line without a room, or whose rooms are nothing, is absent. */
export type LineFits = ReadonlyMap<string, readonly RoomFit[]>

/** The SKUs of lines that are for rooms of a place. */
export interface AskedFits {
  place: PlaceCode
  skuIds: readonly string[]
}

interface LineIn {
  line: Line
  /** In their order; those of an alternative are its line's. */
  rooms: readonly { room: Room; places: readonly PlaceCode[] }[]
}

/** What a room is. Edits that a tab of before kept do not say. */
export function placesOf({ places = [] }: Partial<Pick<Room, 'places'>>): readonly PlaceCode[] {
  return places
}

/** The materials among the lines that are for rooms of which is said what they are. `rooms` are in their order. */
export function linesInPlaces(items: ReadonlyMap<string, Entry>, rooms: readonly Room[]): LineIn[] {
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
    return own.length > 0 ? [{ line, rooms: own }] : []
  })
}

/** A quantity that follows the walls is not for the floor, and the other way round; of any other nobody can say. */
function isWhere(place: PlaceCode, sources: readonly AllocationSource[]): boolean {
  const surface = surfaceOf(place)
  const other = surface && ({ floor: 'wallArea', wall: 'floorArea' } as const)[surface]
  return sources.some((source) => source !== other)
}

/** What has to be asked for these lines, in an order that does not depend on theirs. */
export function askedOf(lines: readonly LineIn[]): AskedFits[] {
  const skusByPlace = new Map<PlaceCode, Set<string>>()
  for (const { line, rooms } of lines)
    for (const place of rooms.flatMap(({ places }) => places))
      if (line.skuId !== null) skusByPlace.set(place, (skusByPlace.get(place) ?? new Set()).add(line.skuId))
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
export function fitsOfLines(lines: readonly LineIn[], answers: readonly AnsweredFit[]): LineFits {
  const known = new Map(answers.map(({ place, skuId, fit }) => [`${place} ${skuId}`, fit]))
  const told = lines.flatMap(({ line: { id, skuId }, rooms }) => {
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
