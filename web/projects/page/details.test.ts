import { expect, it } from 'vitest'
import { NEW_PROJECT } from '../../../contract/projects.ts'
import { changesIn, detailsOf, inSystem, measureIn, mergedDetails, newRoom, roomOf } from './details.ts'

const HALL = { ...newRoom('1', 'Hall'), count: 1, floorArea: '12.5', wallArea: null, perimeter: '14' }
const stored = { ...NEW_PROJECT, name: 'Harbour hotel', rooms: [HALL] }

it('says only what was changed', () => {
  const begun = detailsOf(stored)
  expect(changesIn(begun, begun)).toEqual({})
  expect(changesIn({ ...begun, name: ' Harbour ', startsOn: '2027-01-02' }, begun)).toEqual({
    name: 'Harbour',
    startsOn: '2027-01-02',
  })
})

it('leaves rooms alone that are only shown in other units', () => {
  const begun = detailsOf(stored)
  const rooms = inSystem(begun.rooms, 'metric', 'imperial')
  expect(rooms[0]?.floorArea).not.toBe('12.5')
  expect(changesIn({ ...begun, unitSystem: 'imperial', rooms }, begun)).toEqual({ unitSystem: 'imperial' })
  expect(inSystem(rooms, 'imperial', 'metric')).toEqual(begun.rooms)
})

it('reads measures in the unit system of the form, and none from a text that is no measure', () => {
  expect(measureIn('10', 'square_meter', 'metric')).toBe('10')
  expect(Number(measureIn('100', 'square_meter', 'imperial'))).toBeCloseTo(9.29, 2)
  expect(measureIn('', 'meter', 'metric')).toBeNull()
  expect(measureIn('wide', 'meter', 'metric')).toBeUndefined()
  expect(roomOf({ ...newRoom('1', 'Hall'), floorArea: 'wide' }, 'metric')).toBeUndefined()
  expect(roomOf({ ...newRoom('1', 'Hall'), count: '0' }, 'metric')).toBeUndefined()
})

it('keeps what was typed where others changed something else, and names what both changed', () => {
  const begun = detailsOf(stored)
  const typed = { ...begun, code: 'H-1', clientName: 'Mrs Oakley' }
  const now = { ...begun, clientName: 'Oakley Ltd', address: 'Pier 4' }
  expect(mergedDetails(typed, begun, now)).toEqual({
    details: { ...begun, code: 'H-1', clientName: 'Mrs Oakley', address: 'Pier 4' },
    both: ['clientName'],
  })
})

it('shows kept rooms in the unit system that others chose', () => {
  const begun = detailsOf(stored)
  const typed = { ...begun, rooms: [...begun.rooms, { ...newRoom('2', 'Bar'), floorArea: '10' }] }
  const now = { ...begun, unitSystem: 'imperial' as const, rooms: inSystem(begun.rooms, 'metric', 'imperial') }
  const { details, both } = mergedDetails(typed, begun, now)
  expect(both).toEqual([])
  expect(changesIn(details, now).rooms).toEqual([
    HALL,
    { ...HALL, id: '2', name: 'Bar', floorArea: '10', perimeter: null },
  ])
})
