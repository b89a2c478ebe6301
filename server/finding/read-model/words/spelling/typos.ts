import { firstFrom, sizeOf } from '../segments/vocabulary.ts'
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
 * 1966). The rows of the table are shared by terms with the same beginning; a beginning that is too far skips all its terms.
 */
export function nearTerms(vocabulary: Vocabulary, word: string, { most, asBeginning }: TypoWish): NearTerm[] {
  const { text, starts } = vocabulary
  const found: NearTerm[] = []
  const width = word.length + 1
  const deepest = word.length + most
  const rows = new Uint8Array((deepest + 2) * width)
  for (let at = 0; at < width; at++) rows[at] = at
  let before = ''
  for (let term = 0; term < sizeOf(vocabulary);) {
    const from = starts[term] ?? 0
    const length = (starts[term + 1] ?? 0) - from
    const letters = text.slice(from, from + Math.min(length, deepest))
    const reach = descend(rows, { word, letters, shared: sharedLength(before, letters), most, asBeginning })
    if (reach.isNear && (asBeginning || length <= deepest)) found.push({ term, distance: reach.distance })
    before = letters.slice(0, reach.depth)
    term = reach.isDead ? firstFrom(vocabulary, `${before}\uffff`, term + 1) : term + 1
  }
  return found
}

interface Descent {
  word: string
  letters: string
  /** The letters whose rows the previous term has filled. */
  shared: number
  most: number
  asBeginning: boolean
}

interface Reach {
  /** How many rows are filled. */
  depth: number
  /** No term that begins with so many of these letters is near enough. */
  isDead: boolean
  isNear: boolean
  distance: number
}

function descend(rows: Uint8Array, { word, letters, shared, most, asBeginning }: Descent): Reach {
  const width = word.length + 1
  for (let depth = asBeginning ? 0 : shared + 1; depth <= letters.length; depth++) {
    const least = depth > shared ? fillRow(rows, { word, letters, depth }) : 0
    const whole = rows[depth * width + word.length] ?? most + 1
    if (asBeginning && whole <= most)
      return { depth: Math.max(depth, shared), isDead: false, isNear: true, distance: whole }
    if (least > most) return { depth, isDead: true, isNear: false, distance: least }
  }
  const distance = rows[letters.length * width + word.length] ?? most + 1
  return { depth: letters.length, isDead: false, isNear: distance <= most, distance }
}

/** Fills a row from the two above it and returns its least entry. */
function fillRow(rows: Uint8Array, { word, letters, depth }: { word: string; letters: string; depth: number }): number {
  const width = word.length + 1
  const row = depth * width
  const letter = letters.charCodeAt(depth - 1)
  const earlier = depth > 1 ? letters.charCodeAt(depth - 2) : -1
  rows[row] = depth
  let least = depth
  for (let at = 1; at < width; at++) {
    const typed = word.charCodeAt(at - 1)
    let cost = (rows[row - width + at - 1] ?? 0) + (typed === letter ? 0 : 1)
    cost = Math.min(cost, (rows[row - width + at] ?? 0) + 1, (rows[row + at - 1] ?? 0) + 1)
    const isSwapped = at > 1 && earlier === typed && word.charCodeAt(at - 2) === letter
    if (isSwapped) cost = Math.min(cost, (rows[row - 2 * width + at - 2] ?? 0) + 1)
    rows[row + at] = cost
    if (cost < least) least = cost
  }
  return least
}

function sharedLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length)
  let length = 0
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length++
  return length
}
