import { noNumbers, numbersOf } from '../../growing.ts'
import type { GrowingNumbers } from '../../growing.ts'

/** The postings of terms: those of term `n` from `starts[n]` to `starts[n + 1]`, sorted by text, then position. */
export interface Postings {
  starts: Uint32Array
  texts: Uint32Array
  /** The step within the text; 255 for all beyond. */
  positions: Uint8Array
}

/** Postings in reading order, as three parallel lists. */
export interface Collected {
  terms: GrowingNumbers
  texts: GrowingNumbers
  positions: GrowingNumbers
}

export function nothingCollected(): Collected {
  return { terms: noNumbers(), texts: noNumbers(), positions: noNumbers() }
}

export const FARTHEST_POSITION = 255

/** A stable sort of postings by the rank of their term. */
export function postingsOf(collected: Collected, rankOfTerm: Uint32Array): Postings {
  const terms = numbersOf(collected.terms)
  const texts = numbersOf(collected.texts)
  const positions = numbersOf(collected.positions)
  const starts = startsOf(terms, rankOfTerm)
  const next = starts.slice()
  const postings = { starts, texts: new Uint32Array(texts.length), positions: new Uint8Array(texts.length) }
  for (let index = 0; index < terms.length; index++) {
    const rank = rankOfTerm[terms[index] ?? 0] ?? 0
    const place = next[rank] ?? 0
    next[rank] = place + 1
    postings.texts[place] = texts[index] ?? 0
    postings.positions[place] = positions[index] ?? 0
  }
  return postings
}

/** For each rank the number of smaller ones, and the total at the end. */
export function startsOf(keys: ArrayLike<number>, rankOfKey: Uint32Array): Uint32Array {
  const starts = new Uint32Array(rankOfKey.length + 1)
  for (let index = 0; index < keys.length; index++) {
    const after = (rankOfKey[keys[index] ?? 0] ?? 0) + 1
    starts[after] = (starts[after] ?? 0) + 1
  }
  for (let rank = 1; rank < starts.length; rank++) starts[rank] = (starts[rank] ?? 0) + (starts[rank - 1] ?? 0)
  return starts
}
