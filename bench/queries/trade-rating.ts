import { readFileSync } from 'node:fs'
import { PRODUCTS } from '../../demo/products/all.ts'
import { FIRST } from './rating.ts'
import { keysMeeting } from './trade-conditions.ts'
import type { Condition, Ground } from './trade-conditions.ts'

/** What somebody of the trade types, and what a right product is; written by one who had not seen the catalogue. */
export interface TradeQuery {
  words: string
  kind: string
  right: Condition
  /** What may follow what is right. */
  also?: Condition
  mayBeEmpty?: boolean
  pair?: string
  note?: string
}

export const TRADE_QUERIES = JSON.parse(
  readFileSync(new URL('trade-queries.json', import.meta.url), 'utf8'),
) as TradeQuery[]

/** The keys that a query asks for; `also` stands in where no product of the demonstration is right. */
export interface Answers {
  right: Set<string>
  also: Set<string>
  /** Whether the catalogue has what was asked for, or only what comes near it. */
  isThere: boolean
}

export function answersOf({ right, also }: TradeQuery, ground: Ground): Answers {
  const keys = new Set(keysMeeting(right, PRODUCTS, ground))
  const others = new Set(also ? keysMeeting(also, PRODUCTS, ground) : [])
  return keys.size ? { right: keys, also: others, isThere: true } : { right: others, also: new Set(), isThere: false }
}

/**
 * Whether all of the first five are right, or as many as there are; what comes after them may be anything. Of what the
 * catalogue lacks, all that comes is of what comes near it; nothing at all is honest too.
 */
export function isHeld({ right, isThere }: Answers, came: string[]): boolean {
  const first = came.slice(0, FIRST)
  if (!isThere) return first.every((key) => right.has(key))
  const wanted = Math.min(FIRST, right.size)
  return first.length >= wanted && first.slice(0, wanted).every((key) => right.has(key))
}
