import type { FamousCode } from './famous.ts'
import type { ThingCode } from './things.ts'

/** The words with which a language wishes. Lists are separated by commas; English is compared by its stems. */
export interface LanguageWords {
  /** Words that wish nothing. */
  fillers: string
  /** Words that say of what something is, and else wish nothing. */
  of: string
  /** Between what is asked for either way, and what is asked for together. */
  or: string
  and: string
  /** Between what is listed: of colours and woods either is meant, of all else both. */
  listing: string
  /** Words that begin another part of a wish: "for a", "with". */
  apart: string
  /** What follows is a part of what stands before, or where that is ("behind the desk"), and no thing of its own. */
  with: string
  /** The same of what stands before: "glass in it". */
  inside: string
  /** What is said after them is refused: up to the next comma or joining word, or of degrees ("not too") the next word alone. */
  refusals: string
  degrees: string
  /** "Too loud": the next word is refused, and where something else is asked for also what that is said of: "marble is too cold". */
  complaints: string
  /** The next word is refused, where that has an opposite: "resists stains". */
  against: string
  /** The same of the word before: "lemon juice proof". */
  againstBefore: string
  /** The word before is refused: "leather-free". */
  lacking: string
  /** What was said before them is refused: "is out". */
  refusedBefore: string
  /** Words that refuse nothing where another follows in their sentence: 除了 with 还要, 非 with 不可. */
  lifted: readonly { words: string; by: string }[]
  /** "None of the tiles are matt" refuses what is said of the tiles. */
  noneOf: string
  /** Words that begin as a refusal does, and refuse nothing: 非洲. */
  noRefusals: string
  /** What is said after them is only compared with: "softer than tile". */
  than: string
  /** A refusal that has one ends before it: 的. */
  closing: string
  /** What is said after them, or before them, is only liked. */
  likings: string
  likedBefore: string
  cheap: string
  dear: string
  /** Behind a material: only its look is meant; and before it. */
  lookOf: string
  lookLike: string
  /** What was named before is only the look: "what has the same look". */
  lookBefore: string
  /** What has a thing's name before it and is another thing: "tile adhesive". */
  parts: string
  /** Words that are searched as others. */
  searchedAs: Record<string, string>
  /** What is searched where the word is refused: nobody writes "not slippery" on a tile. */
  opposites: Record<string, string>
  colors: string
  looks: string
  /** Words that name no thing and are said of one: a wood, a pattern, a room. They narrow what is used as a thing, or what comes in a form. */
  about: Partial<Record<ThingCode, string>>
  /** Other materials, finishes and patterns. */
  named: string
  /** Names of categories that alone say no thing: "Glazed". */
  noThings: string
  /** The first is what the thing is called. */
  things: Record<ThingCode, string>
  famous: Record<FamousCode, string>
}

export function phrasesOf(list: string): string[] {
  return list
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean)
}
