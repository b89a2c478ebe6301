import { sizeOf } from '../segments/vocabulary.ts'
import type { Vocabulary } from '../segments/vocabulary.ts'

/** How many typos a word of so many letters may have. */
export function typosIn(letters: number): number {
  if (letters < 4) return 0
  return letters < 8 ? 1 : 2
}

export interface NearTerm {
  term: number
  distance: number
}

export interface TypoWish {
  /** The most letters that may be wrong, missing, extra or swapped. */
  most: number
  /** Whether a term may continue after the intended word. */
  asBeginning: boolean
}

/**
 * The terms at most so far from a word, by the restricted Damerau–Levenshtein distance (optimal string alignment: Damerau 1964, Levenshtein
 * 1966). Each typo brings or takes one letter, so most terms need no more than a look at which letters they have.
 */
export function nearTerms(vocabulary: Vocabulary, word: string, { most, asBeginning }: TypoWish): NearTerm[] {
  const { text, starts } = vocabulary
  const found: NearTerm[] = []
  const width = word.length + 1
  const deepest = word.length + most
  const rows = new Uint8Array((deepest + 1) * width)
  for (let at = 0; at < width; at++) rows[at] = at
  const own = lettersIn(word, 0, word.length)
  const letterSets = letterSetsOf(vocabulary)
  for (let term = 0; term < letterSets.length; term++) {
    const theirs = letterSets[term] ?? 0
    if (hasMore(own & ~theirs, most)) continue
    const from = starts[term] ?? 0
    const length = (starts[term + 1] ?? 0) - from
    if (length < word.length - most) continue
    if (!asBeginning && (length > deepest || hasMore(theirs & ~own, most))) continue
    const letters = text.slice(from, from + Math.min(length, deepest))
    const distance = distanceTo(letters, { rows, word, most, asBeginning })
    if (distance <= most) found.push({ term, distance })
  }
  return found
}

const known = new WeakMap<Vocabulary, Int32Array>()

/** Which letters each term has. */
function letterSetsOf(vocabulary: Vocabulary): Int32Array {
  const before = known.get(vocabulary)
  if (before) return before
  const { text, starts } = vocabulary
  const sets = new Int32Array(sizeOf(vocabulary))
  for (let term = 0; term < sets.length; term++) sets[term] = lettersIn(text, starts[term] ?? 0, starts[term + 1] ?? 0)
  known.set(vocabulary, sets)
  return sets
}

/** A bit for each letter; others share the bits of those. */
function lettersIn(text: string, from: number, to: number): number {
  let letters = 0
  for (let at = from; at < to; at++) letters |= 1 << (text.charCodeAt(at) & 31)
  return letters
}

/** Whether more bits are set. */
function hasMore(bits: number, most: number): boolean {
  let left = bits
  for (let count = 0; count < most && left !== 0; count++) left &= left - 1
  return left !== 0
}

/** How far letters, or as a beginning their first ones, are from a word; more than `most` if farther. */
function distanceTo(
  letters: string,
  { rows, word, most, asBeginning }: { rows: Uint8Array; word: string } & TypoWish,
): number {
  const whole = (depth: number) => rows[depth * (word.length + 1) + word.length] ?? 0
  for (let depth = 1; depth <= letters.length; depth++) {
    const least = fillRow(rows, { word, letters, depth, most })
    if (least > most) return least
    if (asBeginning && depth >= word.length - most && whole(depth) <= most) return whole(depth)
  }
  return whole(letters.length)
}

/** Fills a row from the two above it, as far beside the diagonal as counts, and returns its least entry. */
function fillRow(
  rows: Uint8Array,
  { word, letters, depth, most }: { word: string; letters: string; depth: number; most: number },
): number {
  const width = word.length + 1
  const row = depth * width
  const letter = letters.charCodeAt(depth - 1)
  const earlier = depth > 1 ? letters.charCodeAt(depth - 2) : -1
  const [first, last] = [Math.max(1, depth - most), Math.min(word.length, depth + most)]
  rows[row + first - 1] = first > 1 ? most + 1 : depth
  let least = rows[row + first - 1] ?? 0
  for (let at = first; at <= last; at++) {
    const typed = word.charCodeAt(at - 1)
    let cost = (rows[row - width + at - 1] ?? 0) + (typed === letter ? 0 : 1)
    cost = Math.min(cost, (rows[row - width + at] ?? 0) + 1, (rows[row + at - 1] ?? 0) + 1)
    const isSwapped = at > 1 && earlier === typed && word.charCodeAt(at - 2) === letter
    if (isSwapped) cost = Math.min(cost, (rows[row - 2 * width + at - 2] ?? 0) + 1)
    rows[row + at] = cost
    if (cost < least) least = cost
  }
  if (last < word.length) rows[row + last + 1] = most + 1
  return least
}
