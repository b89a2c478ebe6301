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
  /** Kinds that are not asked, though they are of another kind that is. */
  except?: readonly CategoryKind[]
  /** Further kinds, of which only what states one of the facts is asked: a paint that has a slip class is a floor's. */
  alsoOf?: readonly { of: readonly CategoryKind[]; stating: readonly string[] }[]
  /** What is covered there; absent: neither floor nor wall. Of each, a room's name proposes one. */
  surface?: 'floor' | 'wall'
  /** Where what is named is for walls or ceilings, the words of this floor mean that wall: "wall panel for an escape corridor". */
  wall?: PlaceCode
  /** What somebody types for it, as a part of a regular expression over small letters. */
  words: string
  /** What a room is called that is such a place, as a part of a regular expression over small letters; absent: no room is proposed. */
  rooms?: string
  /** All of them must be met. */
  demands: readonly Demand[]
  /** What a reader of the documentation must know. */
  note?: Said
}

/** Of which of its place's materials something is asked. */
interface Asked {
  /** The kinds of which it is asked; absent: all of the place. */
  of?: readonly CategoryKind[]
  /** Kinds of which it is not asked, though they are of another kind that is. */
  except?: readonly CategoryKind[]
}

/** One thing that a place asks: not to be slippery when wet. */
export interface Demand extends Asked {
  name: Said
  /**
   * The scales by which it is met; one country's are enough. Those of one fact and region go from lax to strict; of several facts of one
   * region, or of none, one that fails decides.
   */
  ways: readonly Way[]
  /** Only a no counts: what its maker does not say of it is asked of no product. */
  isDenial?: boolean
}

/** A class and those that are better, a figure at least, a figure at most, or a yes. */
export type Asks = { atLeast: string | number } | { atMost: number } | { is: true }

export interface Bound {
  /** The code of the fact. */
  fact: string
  asks: Asks
  /**
   * A scale's key of the fact from which a norm derives this one: only what follows from that scale counts, since what is derived of a
   * floor covering says nothing of a wall.
   */
  derivedOn?: string
}

/** A bound on one fact, from a source. */
export interface Way extends Bound, Asked {
  /** Stored with an operator's changes, so never changed; one of its kind in its place: `ramp-de`. */
  code: string
  /** What the source asks together with it: R10 with V4. */
  also?: readonly [Bound, ...Bound[]]
  /** Where the source is asked for, as ISO 3166-1: `DE`; absent: it is no country's rule. */
  region?: Region
  source: Said
  /** It decides nothing here, and is told where it fails: a floor that is slippery under shoes. */
  isTold?: boolean
  /** Only what meets it counts: a tile that takes up water may suit a wet wall all the same. */
  isEnough?: boolean
}

export const regionNames = {
  CN: ['中国', 'China'],
  DE: ['德国', 'Germany'],
  ES: ['西班牙', 'Spain'],
  FR: ['法国', 'France'],
  GB: ['英国', 'United Kingdom'],
  IT: ['意大利', 'Italy'],
  US: ['美国', 'United States'],
} as const satisfies Record<string, Said>
export type Region = keyof typeof regionNames
export const regionCodes = Object.keys(regionNames) as Region[]

/** What an operator has changed of a way. */
export interface PlaceRule {
  place: string
  way: string
  isOff: boolean
  /** In place of the way's own class or figure; null: its own. */
  threshold: string | null
}
