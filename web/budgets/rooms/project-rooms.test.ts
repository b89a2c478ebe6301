import { expect, test } from 'vitest'
import { NEW_ROOM, type Room } from '../../../contract/budgets/entries.ts'
import type { ProjectRoom } from '../../../contract/projects.ts'
import { differingFields, missingRooms, projectRoomOf, proposedFor, takenOver } from './project-rooms.ts'

const aRoom = (name: string, facts: Partial<Room> = {}): Room => ({ ...NEW_ROOM, id: name, name, sort: 1, ...facts })
const ofProject = (name: string, facts: Partial<ProjectRoom> = {}): ProjectRoom => {
  const { sort: _sort, projectRoomId: _none, ...room } = aRoom(name)
  return { ...room, id: `project ${name}`, ...facts }
}
const HALL = ofProject('Hall', { floorArea: '24.5', count: 2, places: ['stairs'] })
const BATH = ofProject('Bath')

test('a room is the project’s that it names, as long as that is there', () => {
  expect(projectRoomOf(aRoom('Lobby', { projectRoomId: HALL.id }), [BATH, HALL])).toBe(HALL)
  expect(projectRoomOf(aRoom('Hall'), [HALL])).toBe(undefined)
  expect(projectRoomOf(aRoom('Hall', { projectRoomId: 'gone' }), [HALL])).toBe(undefined)
})

test('one that is called alike is proposed, unless another room is that one already', () => {
  const propose = (rooms: Room[], ofIts = [HALL, BATH]) =>
    rooms.map((room) => proposedFor(room, { rooms, ofProject: ofIts })?.name)
  expect(propose([aRoom(' ｈａｌｌ'), aRoom('Bar')])).toEqual(['Hall', undefined])
  expect(propose([aRoom('Hall'), aRoom('Lobby', { projectRoomId: HALL.id })])).toEqual([undefined, undefined])
  expect(propose([aRoom('Hall', { projectRoomId: 'gone' })])).toEqual(['Hall'])
})

test('those are missing that no room is or is called like, each name once', () => {
  const twice = [BATH, { ...BATH, id: 'second bath' }]
  const missing = (rooms: Room[], ofIts: ProjectRoom[] = [HALL, ...twice]) =>
    missingRooms(rooms, ofIts).map(({ id }) => id)
  expect(missing([])).toEqual([HALL.id, BATH.id, 'second bath'])
  expect(missing([aRoom('Lobby', { projectRoomId: HALL.id }), aRoom('bath')])).toEqual(['second bath'])
  expect(missing([aRoom('Bath', { projectRoomId: HALL.id })])).toEqual([BATH.id, 'second bath'])
})

test.each([
  ['other measures and places', {}, ['floorArea', 'count', 'places']],
  ['the same, written otherwise', { floorArea: '24.500', count: 2, places: ['stairs'] }, []],
  ['a measure that the project does not have', { floorArea: '24.5', wallArea: '60', count: 2, places: ['stairs'] }, []],
] as const)('%s', (_what, facts, fields) => {
  expect(differingFields(aRoom('Hall', facts as Partial<Room>), HALL)).toEqual(fields)
})

test('what differs is taken over, and what does not stays', () => {
  const room = aRoom('Lobby', { wallArea: '60', perimeter: '31' })
  expect(takenOver(room, HALL, differingFields(room, HALL))).toEqual({
    ...room,
    floorArea: '24.5',
    count: 2,
    places: ['stairs'],
  })
  expect(takenOver(room, HALL, ['places'])).toEqual({ ...room, places: ['stairs'] })
})
