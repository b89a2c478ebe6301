import type { Query } from './queries.ts'

/** How one query went: the place of the first product that it asks for, from 1; none among those that were looked at. */
export interface Rated {
  query: Query
  place: number | undefined
  /** The keys of what came, best first. */
  came: string[]
}

/** How many queries found what they ask for: `first` in the first place, `firstFive` there or just behind, `later` beyond. */
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
