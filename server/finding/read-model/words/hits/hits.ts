import type { Postings } from '../segments/postings.ts'
import type { Span } from '../segments/vocabulary.ts'

/** Places where a word was found, all equally near. */
export interface Hits {
  texts: Uint32Array
  positions: Uint8Array
  from: number
  to: number
  /** How many steps of the text a hit covers. */
  steps: number
  nearness: HitNearness
}

export interface HitNearness {
  /** In hundredths. */
  quality: number
  /** Whether finding it in a description counts. */
  inDescriptions: boolean
  how: How
  /** The searched text, folded. */
  typed: string
  /** Whether it was found through the thesaurus, not as typed. */
  isMeant?: boolean
}

/**
 * How a hit matches its text: whole steps; the beginning of a word; Han by their sound or initials; a part of a model number; or steps in
 * no order, for which the position means nothing.
 */
export type How = 'whole' | 'beginning' | 'sound' | 'initials' | 'code' | 'scattered'

/** The hits of a span of adjacent terms. */
export function hitsOf({ starts, texts, positions }: Postings, span: Span, nearness: HitNearness): Hits[] {
  const from = starts[span.from] ?? 0
  const to = starts[span.to] ?? 0
  return to > from && span.to > span.from ? [{ texts, positions, from, to, steps: 1, nearness }] : []
}

/** Texts in which the terms follow each other step by step; if `how` is 'scattered', texts that contain all of them. */
export function hitsInOneText(lists: TermPlaces[], nearness: HitNearness): Hits[] {
  const isInOrder = nearness.how !== 'scattered'
  const cursors = lists.map(cursorOf)
  // Walks along the postings of the rarest term; the others catch up.
  const pivot = cursors.reduce((best, { at, end }, index) => (end - at < sizeOf(cursors[best]) ? index : best), 0)
  const rarest = cursors[pivot]
  if (!rarest) return []
  const found: number[] = []
  const places: number[] = []
  for (let { at } = rarest; at < rarest.end; at++) {
    const text = rarest.texts[at] ?? 0
    const first = isInOrder ? (rarest.positions[at] ?? 0) - pivot : 0
    if (first < 0 || found.at(-1) === text) continue
    const isWhole = cursors.every(
      (cursor, index) => index === pivot || (advance(cursor, text) && (!isInOrder || standsAt(cursor, first + index))),
    )
    if (!isWhole) continue
    found.push(text)
    places.push(first)
  }
  if (!found.length) return []
  const texts = Uint32Array.from(found)
  return [{ texts, positions: Uint8Array.from(places), from: 0, to: texts.length, steps: lists.length, nearness }]
}

/** A term and the postings that contain it. */
export interface TermPlaces {
  postings: Postings
  term: number
}

/** The remaining postings of a term. */
interface Cursor {
  texts: Uint32Array
  positions: Uint8Array
  at: number
  end: number
}

function cursorOf({ postings: { starts, texts, positions }, term }: TermPlaces): Cursor {
  return { texts, positions, at: starts[term] ?? 0, end: starts[term + 1] ?? 0 }
}

function sizeOf(cursor: Cursor | undefined): number {
  return cursor ? cursor.end - cursor.at : 0
}

/** Skips all texts before the given one by galloping search; returns whether it is there. */
function advance(cursor: Cursor, text: number): boolean {
  const { texts, end } = cursor
  let leap = 1
  while (cursor.at + leap < end && (texts[cursor.at + leap] ?? 0) < text) leap *= 2
  let low = cursor.at + (leap >>> 1)
  let high = Math.min(end, cursor.at + leap + 1)
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((texts[middle] ?? 0) < text) low = middle + 1
    else high = middle
  }
  cursor.at = low
  return low < end && texts[low] === text
}

function standsAt({ texts, positions, at, end }: Cursor, position: number): boolean {
  const text = texts[at]
  for (let place = at; place < end && texts[place] === text; place++) if (positions[place] === position) return true
  return false
}
