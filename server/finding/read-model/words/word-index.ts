import { placeIn } from '../sorted.ts'
import { readSegment } from './segments/build-segment.ts'
import type { TextsOfProduct } from './texts/fields.ts'
import { cutGathered, gatherTexts } from './segments/gathered.ts'
import type { Documents, GatheredTexts } from './segments/gathered.ts'
import type { Readings } from './spelling/pinyin.ts'
import { mergeSegments } from './segments/merge-segments.ts'
import type { Segment } from './segments/segment.ts'

/**
 * The word index: segments of falling size, the first of which has nearly all products. A large catalogue has several full ones, one for
 * each thread. A changed product dies in its old segments and lives in a new one; segments of similar size merge. Immutable.
 */
export interface WordIndex {
  parts: LiveSegment[]
}

export interface LiveSegment {
  segment: Segment
  /** 1 for each live product: one that has not changed since. */
  isLive: Uint8Array
}

export const EMPTY_WORDS: WordIndex = { parts: [] }

/** Segments merge if the earlier one has less than so many times the products of the later one. */
const LIKE_SIZE = 4
/** The most live products of a segment: 100,000 SKUs are one segment, a million are four or more. */
const FULL = 65_536

/** Indexes some products by id, without those that have no SKUs. `full`: the most products of a segment. */
export function buildWords(products: Map<number, TextsOfProduct | undefined>, full = FULL): WordIndex {
  const rows = [...products].flatMap(([id, texts]): [number, TextsOfProduct][] =>
    texts?.skus.length ? [[id, texts]] : [],
  )
  const { gathered, ...documents } = gatherTexts(rows.sort(([one], [other]) => one - other))
  return readWords(documents, gathered, full)
}

/** Indexes collected texts. */
export function readWords(documents: Documents, gathered: GatheredTexts, full = FULL): WordIndex {
  if (!documents.productIds.length) return EMPTY_WORDS
  const readings = new Map<string, Readings>()
  const parts: LiveSegment[] = []
  for (const { gathered: own, ...range } of cutGathered(documents, gathered, full))
    parts.push(allLive(readSegment(range, own, readings)))
  return { parts }
}

/** The index after some products changed: each has the given texts, or is removed. */
export function changeWords(
  before: WordIndex,
  changes: Map<number, TextsOfProduct | undefined>,
  full = FULL,
): WordIndex {
  return spliceWords(before, buildWords(changes, full), [...changes.keys()], full)
}

/** The index with some products replaced from an index of just these, or removed if that lacks them. */
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
