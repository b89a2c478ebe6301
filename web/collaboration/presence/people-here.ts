import type { Present } from '../../../contract/collaboration/live-calls.ts'
import type { Other } from '../../workspace/live/places.ts'
import { personColor } from './person-color.ts'

/** A person who is here, on one or more pages. */
export interface PersonHere extends Other {
  avatar: string | null
  /** The reader, on another of their pages. */
  isSelf: boolean
  /** The item or line that they chose last. */
  on: string | null
}

/** Each person once, the first to come first, the reader last. */
export function peopleHere(present: readonly Present[]): PersonHere[] {
  const people = new Map<string, PersonHere>()
  for (const { memberId, nickname, avatar, isSelf, on } of present) {
    const known = people.get(memberId)
    const color = personColor(memberId)
    people.set(memberId, { memberId, nickname, avatar, isSelf, color, on: on ?? known?.on ?? null })
  }
  return [...people.values()].toSorted((one, other) => Number(one.isSelf) - Number(other.isSelf))
}

/** Who has chosen which item or line, without the reader. */
export function placesOf(people: readonly PersonHere[]): Map<string, Other[]> {
  const places = new Map<string, Other[]>()
  for (const { memberId, nickname, color, isSelf, on } of people)
    if (on !== null && !isSelf) places.set(on, [...(places.get(on) ?? []), { memberId, nickname, color }])
  return places
}
