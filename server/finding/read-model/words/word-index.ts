import { placeIn } from '../sorted.ts'
import { readSegment } from './segments/build-segment.ts'
import type { TextsOfProduct } from './texts/fields.ts'
import { cutGathered, gatherTexts } from './segments/gathered.ts'
import type { Documents, GatheredTexts } from './segments/gathered.ts'
import type { Readings } from './spelling/pinyin.ts'
import { mergeSegments } from './segments/merge-segments.ts'
import type { Segment } from './segments/segment.ts'

/**
 * The words of the catalogue: segments of falling size, the first of which is nearly all of it; of a large catalogue several are
 * full, so that several threads can look through one each. A product that changed is dead in the segments it was in and stands in a
 * new one; segments of like size are merged, so that there are never many. An index is never changed; a later one shares
 * what it can.
 */
export interface WordIndex {
  parts: LiveSegment[]
}

export interface LiveSegment {
  segment: Segment
  /** 1 for each product that still is as the segment says. */
  isLive: Uint8Array
}

export const EMPTY_WORDS: WordIndex = { parts: [] }

/** Segments merge where the earlier one has less than so many times the later one's products. */
const LIKE_SIZE = 4
/** No segment has more live products: a catalogue of 100,000 SKUs is one segment, a million are four or more. */
const FULL = 65_536

/** An index of some products by id; those without SKUs are left out. `full`: how many products a segment has at most. */
export function buildWords(products: Map<number, TextsOfProduct | undefined>, full = FULL): WordIndex {
  const rows = [...products].flatMap(([id, texts]): [number, TextsOfProduct][] =>
    texts?.skus.length ? [[id, texts]] : [],
  )
  const { gathered, ...documents } = gatherTexts(rows.sort(([one], [other]) => one - other))
  return readWords(documents, gathered, full)
}

/** An index of texts that have been gathered. */
export function readWords(documents: Documents, gathered: GatheredTexts, full = FULL): WordIndex {
  if (!documents.productIds.length) return EMPTY_WORDS
  const readings = new Map<string, Readings>()
  const parts: LiveSegment[] = []
  for (const { gathered: own, ...range } of cutGathered(documents, gathered, full))
    parts.push(allLive(readSegment(range, own, readings)))
  return { parts }
}

/** The index after some products have changed: each has the texts given, or is gone. */
export function changeWords(
  before: WordIndex,
  changes: Map<number, TextsOfProduct | undefined>,
  full = FULL,
): WordIndex {
  return spliceWords(before, buildWords(changes, full), [...changes.keys()], full)
}

/** The index in which some products are as another index of just them has it, or gone where that lacks them. */
export function spliceWords(before: WordIndex, changed: WordIndex, ids: number[], full = FULL): WordIndex {
  if (!ids.length) return before
  const kept = before.parts.map((part) => withoutProducts(part, ids)).filter(({ isLive }) => isLive.includes(1))
  return { parts: compact([...kept, ...changed.parts], full) }
}

function allLive(segment: Segment): LiveSegment {
  return { segment, isLive: new Uint8Array(segment.productIds.length).fill(1) }
}

function withoutProducts(part: LiveSegment, ids: number[]): LiveSegment {
  const { productIds } = part.segment
  let isLive: Uint8Array | undefined
  for (const id of ids) {
    const place = placeIn(productIds, id)
    if (productIds[place] !== id || !part.isLive[place]) continue
    isLive ??= part.isLive.slice()
    isLive[place] = 0
  }
  return isLive ? { ...part, isLive } : part
}

function compact(parts: LiveSegment[], full: number): LiveSegment[] {
  const [last, before] = [parts.at(-1), parts.at(-2)]
  if (!last || !before || before.isLive.length >= LIKE_SIZE * last.isLive.length) return parts
  if (countLive(before) + countLive(last) > full) return parts
  return compact([...parts.slice(0, -2), allLive(mergeSegments([before, last]))], full)
}

function countLive({ isLive }: LiveSegment): number {
  return isLive.reduce((sum, one) => sum + one, 0)
}
