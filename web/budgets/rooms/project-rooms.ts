import { compareDecimals } from '../../../contract/budgets/arithmetic/decimal.ts'
import type { Room } from '../../../contract/budgets/entries.ts'
import { foldedAs } from '../../../contract/identity.ts'
import type { ProjectRoom } from '../../../contract/projects.ts'
import { placesOf } from '../../catalogue/fits/fits.ts'

/** What a room takes over of its room of the project. */
const takenFields = ['floorArea', 'wallArea', 'perimeter', 'count', 'places'] as const
export type TakenField = (typeof takenFields)[number]

type Named = Pick<Room, 'name' | 'projectRoomId'>

/** The room of the project that a room is. Undefined: none, or it is gone, or not of this project. */
export function projectRoomOf(
  { projectRoomId }: Pick<Room, 'projectRoomId'>,
  ofProject: readonly ProjectRoom[],
): ProjectRoom | undefined {
  return ofProject.find(({ id }) => id === projectRoomId)
}

/** Where a room is none of the project's: the one that is called like it, if no other room of the list is that one. */
export function proposedFor(
  room: Named,
  { rooms, ofProject }: { rooms: readonly Named[]; ofProject: readonly ProjectRoom[] },
): ProjectRoom | undefined {
  if (projectRoomOf(room, ofProject)) return undefined
  const taken = new Set(rooms.map(({ projectRoomId }) => projectRoomId))
  return ofProject.find(({ id, name }) => foldedAs(name) === foldedAs(room.name) && !taken.has(id))
}

/** Those that no room of the list is, and none that is nothing of the project yet is called like. */
export function missingRooms(rooms: readonly Named[], ofProject: readonly ProjectRoom[]): ProjectRoom[] {
  const taken = new Set(rooms.map(({ projectRoomId }) => projectRoomId))
  const names = rooms.flatMap((room) => (projectRoomOf(room, ofProject) ? [] : [foldedAs(room.name)]))
  return ofProject.filter(({ id, name }) => {
    if (taken.has(id)) return false
    const at = names.indexOf(foldedAs(name))
    if (at >= 0) names.splice(at, 1)
    return at < 0
  })
}

/** Where a room differs from its room of the project. What nobody has measured or said there differs from nothing. */
export function differingFields(room: Room, theirs: ProjectRoom): TakenField[] {
  return takenFields.filter((field) => {
    if (field === 'count') return room.count !== theirs.count
    if (field === 'places') return theirs.places.length > 0 && placesOf(room).join() !== theirs.places.join()
    const [own, measured] = [room[field], theirs[field]]
    return measured !== null && (own === null || compareDecimals(own, measured) !== 0)
  })
}

/** A room with these fields as its room of the project has them. */
export function takenOver(room: Room, theirs: ProjectRoom, fields: readonly TakenField[]): Room {
  return { ...room, ...Object.fromEntries(fields.map((field) => [field, theirs[field]])) }
}
