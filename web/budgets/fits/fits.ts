import type { Entry, Line, Room } from '../../../contract/budgets/entries.ts'
import type { PlaceCode } from '../../../contract/places/place-names.ts'
import type { PlaceFit } from '../../../contract/places/place-schemas.ts'

/** A room for which a line does not fit, or for which what decides it is not stated. */
export interface RoomFit {
  room: Room
  fit: PlaceFit
}

/** What is to be told of each line, by its id: first the rooms for which it does not fit. Lines of which nothing is to be told are absent. */
export type LineFits = ReadonlyMap<string, readonly RoomFit[]>

/** The SKUs of lines that are for rooms of a place. */
export interface AskedFits {
  place: PlaceCode
  skuIds: readonly string[]
}

interface LineIn {
  line: Line
  skuId: string
  /** In their order; those of an alternative are its line's. */
  rooms: readonly Room[]
}

/** The lines of a SKU that are for rooms of which is said what they are. `rooms` are in their order. */
export function linesInPlaces(items: ReadonlyMap<string, Entry>, rooms: readonly Room[]): LineIn[] {
  const placed = rooms.filter(({ place }) => place !== null)
  if (placed.length === 0) return []
  const roomIdsByLine = new Map<string, Set<string>>()
  const lines: { line: Line; skuId: string }[] = []
  for (const entry of items.values()) {
    if (entry.type === 'line' && entry.skuId !== null) lines.push({ line: entry, skuId: entry.skuId })
    if (entry.type !== 'allocation' || entry.roomId === null) continue
    const ids = roomIdsByLine.get(entry.lineId)
    if (ids) ids.add(entry.roomId)
    else roomIdsByLine.set(entry.lineId, new Set([entry.roomId]))
  }
  return lines.flatMap(({ line, skuId }) => {
    const ids = roomIdsByLine.get(line.alternativeOf ?? line.id)
    const own = ids ? placed.filter(({ id }) => ids.has(id)) : []
    return own.length > 0 ? [{ line, skuId, rooms: own }] : []
  })
}

/** What has to be asked for these lines, in an order that does not depend on theirs. */
export function askedOf(lines: readonly LineIn[]): AskedFits[] {
  const skusByPlace = new Map<PlaceCode, Set<string>>()
  for (const { skuId, rooms } of lines)
    for (const { place } of rooms) if (place) skusByPlace.set(place, (skusByPlace.get(place) ?? new Set()).add(skuId))
  return [...skusByPlace]
    .map(([place, skuIds]) => ({ place, skuIds: [...skuIds].toSorted() }))
    .toSorted((one, other) => (one.place < other.place ? -1 : 1))
}

/** What was answered, by place and SKU. Null: nothing is to be told. */
export interface AnsweredFit {
  place: PlaceCode
  skuId: string
  fit: PlaceFit | null
}

export function fitsOfLines(lines: readonly LineIn[], answers: readonly AnsweredFit[]): LineFits {
  const fits = new Map(answers.map(({ place, skuId, fit }) => [`${place} ${skuId}`, fit]))
  const told = lines.flatMap(({ line, skuId, rooms }) => {
    const own = rooms.flatMap((room): RoomFit[] => {
      const fit = fits.get(`${room.place} ${skuId}`)
      return fit && fit.answer !== 'fits' ? [{ room, fit }] : []
    })
    return own.length > 0 ? [[line.id, worstFirst(own)] as const] : []
  })
  return new Map(told)
}

function worstFirst(fits: readonly RoomFit[]): RoomFit[] {
  return fits.toSorted((one, other) => Number(other.fit.answer === 'not') - Number(one.fit.answer === 'not'))
}

/** Whether the same is to be told. */
export function areSameFits(one: readonly RoomFit[] | undefined, other: readonly RoomFit[] | undefined): boolean {
  if (one === other) return true
  return (
    one?.length === other?.length &&
    one !== undefined &&
    one.every(({ room, fit }, at) => room === other?.[at]?.room && fit === other[at].fit)
  )
}
