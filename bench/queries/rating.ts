import type { Query } from './queries.ts'

/** The result of one query: the rank of the first wanted product, from 1; undefined if it is not among the results. */
export interface Rated {
  query: Query
  place: number | undefined
  /** The keys of the results, best first. */
  came: string[]
}

/** How many queries found what they ask for: first, second to fifth, or later. */
export interface Tally {
  asked: number
  first: number
  firstFive: number
  later: number
  notFound: number
}

export const FIRST = 5

export function rate(query: Query, came: string[]): Rated {
  const index = came.findIndex((key) => query.finds.includes(key))
  return { query, place: index < 0 ? undefined : index + 1, came }
}

export function tallyOf(rated: Rated[]): Tally {
  const within = (most: number) => rated.filter(({ place }) => place !== undefined && place <= most).length
  const found = within(Infinity)
  const firstFive = within(FIRST)
  return { asked: rated.length, first: within(1), firstFive, later: found - firstFive, notFound: rated.length - found }
}

export function isMissed({ place }: Rated): boolean {
  return place === undefined || place > FIRST
}
