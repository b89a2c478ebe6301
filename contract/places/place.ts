import type { CategoryKind } from '../facts/category-kinds.ts'
import type { PlaceCode } from './place-names.ts'

/** Chinese and English. */
export type Said = readonly [zh: string, en: string]

/**
 * A place where a material is used, and what it must meet there (decisions/208). A row of `places.ts` is all that the product knows of
 * one: filter, words of the search, drawer, comparison, rooms of lists, the operator's screen and the page of the documentation follow.
 */
export interface Place {
  code: PlaceCode
  /** The kinds of categories whose products are asked; a product of none of them neither fits nor fails. */
  of: readonly CategoryKind[]
  /** What somebody types for it, as a part of a regular expression over small letters. */
  words: string
  /** What a room is called that is such a place, as a part of a regular expression over small letters; absent: no room is proposed. */
  rooms?: string
  /** All of them must be met. */
  demands: readonly Demand[]
  /** What a reader of the documentation must know. */
  note?: Said
}

/** One thing that a place asks: not to be slippery when wet. */
export interface Demand {
  name: Said
  /** The scales by which it is met, of which one is enough. */
  ways: readonly Way[]
}

/** A bound on one fact, from a source. */
export interface Way {
  /** Stored with an operator's changes, so never changed; one of its kind in its place: `slip-ramp-de`. */
  code: string
  /** The code of the fact. */
  fact: string
  /** A class and those that are better, a figure at least, a figure at most, or a yes. */
  asks: { atLeast: string | number } | { atMost: number } | { is: true }
  /** Where the source is asked for, as ISO 3166-1: `DE`; `EU`; absent: everywhere. */
  region?: string
  source: Said
}

/** What an operator has changed of a way. */
export interface PlaceRule {
  place: string
  way: string
  isOff: boolean
  /** In place of the way's own class or figure; null: its own. */
  threshold: string | null
}
