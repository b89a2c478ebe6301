import { readFileSync } from 'node:fs'
import { PRODUCTS } from '../../demo/products/all.ts'
import { FIRST } from './rating.ts'
import { keysMeeting } from './trade-conditions.ts'
import type { Condition, CheckDay } from './trade-conditions.ts'

/**
 * A query that someone in the trade types, with the definition of a right product, by an author who had not seen the
 * catalogue.
 */
export interface TradeQuery {
  words: string
  kind: string
  right: Condition
  /** Products that may follow the right ones. */
  also?: Condition
  mayBeEmpty?: boolean
  pair?: string
  note?: string
}

export const TRADE_QUERIES = JSON.parse(
  readFileSync(new URL('trade-queries.json', import.meta.url), 'utf8'),
) as TradeQuery[]

/** The keys of the right products; those of `also` if the demonstration has no right product. */
export interface Answers {
  right: Set<string>
  also: Set<string>
  /** Whether the catalogue has right products, or only near ones. */
  isThere: boolean
}

export function answersOf({ right, also }: TradeQuery, day: CheckDay): Answers {
  const keys = new Set(keysMeeting(right, PRODUCTS, day))
  const others = new Set(also ? keysMeeting(also, PRODUCTS, day) : [])
  return keys.size ? { right: keys, also: others, isThere: true } : { right: others, also: new Set(), isThere: false }
}

/**
 * Whether all of the first five are right, or as many as exist. If the catalogue has only near products, all results
 * must be near; an empty list is right too.
 */
export function isHeld({ right, isThere }: Answers, came: string[]): boolean {
  const first = came.slice(0, FIRST)
  if (!isThere) return first.every((key) => right.has(key))
  const wanted = Math.min(FIRST, right.size)
  return first.length >= wanted && first.slice(0, wanted).every((key) => right.has(key))
}
