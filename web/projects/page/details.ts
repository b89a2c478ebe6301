import type { UnitSystem } from '../../../contract/budgets/budget.ts'
import { MOST_COPIES, NEW_ROOM } from '../../../contract/budgets/entries.ts'
import { readTyped } from '../../../contract/budgets/typed.ts'
import { typedQuantity } from '../../../contract/budgets/units.ts'
import type { ProjectFields, ProjectRoom } from '../../../contract/projects.ts'

/** The measures of a room, each with the unit in which it is stored. */
export const measures = [
  { field: 'floorArea', unit: 'square_meter', symbol: 'm²' },
  { field: 'wallArea', unit: 'square_meter', symbol: 'm²' },
  { field: 'perimeter', unit: 'meter', symbol: 'm' },
] as const

type Measure = (typeof measures)[number]['field']

/** A room as it is typed: its measures are texts in the form's unit system. */
export type TypedRoom = Pick<ProjectRoom, 'id' | 'name' | 'places'> & Record<Measure | 'count', string>

/** The details as the form has them; a day that is not known is empty. */
export type Details = Omit<ProjectFields, 'startsOn' | 'endsOn' | 'rooms'> & {
  startsOn: string
  endsOn: string
  rooms: TypedRoom[]
}

export function newRoom(id: string, name: string): TypedRoom {
  return { id, name, places: [...NEW_ROOM.places], floorArea: '', wallArea: '', perimeter: '', count: '1' }
}

/** What is stored, as the form has it. */
export function detailsOf(stored: ProjectFields): Details {
  const { name, code, clientName, clientMail, address, startsOn, endsOn, currency, unitSystem, rooms } = stored
  return {
    name,
    code,
    clientName,
    clientMail,
    address,
    currency,
    unitSystem,
    startsOn: startsOn ?? '',
    endsOn: endsOn ?? '',
    rooms: rooms.map((room) => typedRoom(room, unitSystem)),
  }
}

function typedRoom({ id, name, places, count, ...measured }: ProjectRoom, system: UnitSystem): TypedRoom {
  const texts = measures.map(({ field, unit }) => {
    const stored = measured[field]
    return [field, stored === null ? '' : typedQuantity(stored, unit, system)]
  })
  return { id, name, places, count: String(count), ...(Object.fromEntries(texts) as Record<Measure, string>) }
}

/** A measure in the unit in which it is stored, null for none; undefined where the text is no measure. */
export function measureIn(text: string, unit: string, system: UnitSystem): string | null | undefined {
  return readTyped(text, { kind: 'quantity', unit, system, decimalSign: '.' }).value
}

/** How many such rooms there are; undefined where the text is no such number. */
export function countIn(text: string): number | undefined {
  const { value } = readTyped(text, { kind: 'whole', most: MOST_COPIES, isAboveZero: true, decimalSign: '.' })
  return value === undefined ? undefined : Number(value ?? 1)
}

/** A typed room as it is stored; undefined while one of its texts is no measure. */
export function roomOf(typed: TypedRoom, system: UnitSystem): ProjectRoom | undefined {
  const count = countIn(typed.count)
  const read = measures.map(({ field, unit }) => [field, measureIn(typed[field], unit, system)] as const)
  if (count === undefined || read.some(([, value]) => value === undefined)) return undefined
  const { id, name, places } = typed
  return { id, name: name.trim(), places, count, ...(Object.fromEntries(read) as Record<Measure, string | null>) }
}

/** The same rooms in another unit system; a text that is no measure stays as it is. */
export function inSystem(rooms: readonly TypedRoom[], from: UnitSystem, to: UnitSystem): TypedRoom[] {
  return rooms.map((room) => {
    const texts = measures.map(({ field, unit }) => {
      const value = measureIn(room[field], unit, from)
      return [field, value ? typedQuantity(value, unit, to) : room[field]]
    })
    return { ...room, ...(Object.fromEntries(texts) as Record<Measure, string>) }
  })
}

/** What the form says and is not yet stored, as the call takes it. Rooms must be readable. */
export function changesIn(typed: Details, begun: Details): Partial<ProjectFields> {
  const { rooms, startsOn, endsOn, ...texts } = typed
  const changed = Object.entries({
    ...texts,
    name: texts.name.trim(),
    code: texts.code.trim(),
    clientName: texts.clientName.trim(),
    clientMail: texts.clientMail.trim(),
    address: texts.address.trim(),
    startsOn: startsOn || null,
    endsOn: endsOn || null,
  }).filter(([field]) => !isSame(typed[field as keyof Details], begun[field as keyof Details]))
  // Rooms that only look otherwise, in other units, are the same.
  const stored = rooms.map((room) => roomOf(room, typed.unitSystem))
  const before = begun.rooms.map((room) => roomOf(room, begun.unitSystem))
  return {
    ...(Object.fromEntries(changed) as Partial<ProjectFields>),
    ...(!isSame(stored, before) && { rooms: stored.filter((room) => room !== undefined) }),
  }
}

/**
 * After others have changed the project: what was typed stays, what was left alone follows. `both` are the fields that both sides changed.
 */
export function mergedDetails(
  typed: Details,
  begun: Details,
  now: Details,
): { details: Details; both: (keyof Details)[] } {
  const fields = Object.keys(now) as (keyof Details)[]
  const [mine, theirs] = [touched(typed, begun), touched(now, begun)]
  const own = fields.filter((field) => mine.includes(field))
  const kept = Object.fromEntries(own.map((field) => [field, typed[field]]))
  const details = { ...now, ...kept } as Details
  // Rooms are typed in the unit system of their form.
  const from = own.includes('rooms') ? typed.unitSystem : now.unitSystem
  return {
    details: { ...details, rooms: inSystem(details.rooms, from, details.unitSystem) },
    both: own.filter((field) => theirs.includes(field) && !isSame(typed[field], now[field])),
  }
}

function touched(details: Details, begun: Details): (keyof Details)[] {
  return Object.keys(changesIn(details, begun)) as (keyof Details)[]
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
