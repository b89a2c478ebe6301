import type { WordQuery } from '../query.ts'
import type { Hits } from './hits.ts'
import type { MeantHits } from './meant-hits.ts'
import type { Finder } from './unit-hits.ts'

/** All hits of a query within its reaches, as plain data that can be sent to a thread. */
export interface FoundHits {
  units: Hits[][]
  meant: MeantHits[][]
  parts: (FoundHits | undefined)[]
}

export function findAll(finder: Finder, { units, needs }: WordQuery, reaches: number[]): FoundHits {
  const needed = new Set(needs.flatMap((need) => need.units))
  return {
    units: units.map((_, unit) => (needed.has(unit) ? finder.find(unit, reaches) : [])),
    meant: needs.map((_, need) => finder.findMeant(need)),
    parts: needs.map(({ parts: query }, need) => {
      const ofParts = finder.partsOf(need)
      return (
        query &&
        ofParts &&
        findAll(
          ofParts,
          query,
          query.units.map(() => 0),
        )
      )
    }),
  }
}

/** A finder that answers from hits found before. */
export function finderOf({ units, meant, parts }: FoundHits): Finder {
  return {
    find: (unit) => units[unit] ?? [],
    findMeant: (need) => meant[need] ?? [],
    partsOf: (need) => {
      const found = parts[need]
      return found && finderOf(found)
    },
  }
}
