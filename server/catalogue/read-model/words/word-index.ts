import { buildSegment } from './build-segment.ts'
import type { TextsOfProduct } from './fields.ts'
import { mergeSegments } from './merge-segments.ts'
import { placeIn } from './segment.ts'
import type { Segment } from './segment.ts'

/**
 * The words of the catalogue: segments of falling size, the first of which is nearly all of it. A product that changed is
 * dead in the segments it was in and stands in a new one; segments of like size are merged, so that there are never many.
 * An index is never changed; a later one shares what it can.
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

/** The index of some products' texts. */
export function indexWords(texts: Map<number, TextsOfProduct>): WordIndex {
  const products = [...texts].filter(([, { skus }]) => skus.length).sort(([one], [other]) => one - other)
  return { parts: products.length ? [allLive(buildSegment(products))] : [] }
}

/** The index after some products have changed: each has the texts given, or is gone. */
export function changeWords(before: WordIndex, changes: Map<number, TextsOfProduct | undefined>): WordIndex {
  const texts = new Map([...changes].flatMap(([id, said]): [number, TextsOfProduct][] => (said ? [[id, said]] : [])))
  return joinWords(before, indexWords(texts), [...changes.keys()])
}

/** The index after some products have changed: each is as `added` has it, or gone where that lacks it. */
export function joinWords(before: WordIndex, added: WordIndex, changedIds: number[]): WordIndex {
  const kept = before.parts.map((part) => withoutChanged(part, changedIds))
  return { parts: compact([...kept, ...added.parts].filter(({ isLive }) => isLive.includes(1))) }
}

export function allLive(segment: Segment): LiveSegment {
  return { segment, isLive: new Uint8Array(segment.productIds.length).fill(1) }
}

function withoutChanged(part: LiveSegment, changedIds: number[]): LiveSegment {
  const { productIds } = part.segment
  let isLive: Uint8Array | undefined
  for (const id of changedIds) {
    const place = placeIn(productIds, id)
    if (productIds[place] !== id || !part.isLive[place]) continue
    isLive ??= part.isLive.slice()
    isLive[place] = 0
  }
  return isLive ? { ...part, isLive } : part
}

function compact(parts: LiveSegment[]): LiveSegment[] {
  const [last, before] = [parts.at(-1), parts.at(-2)]
  if (!last || !before || before.isLive.length >= LIKE_SIZE * last.isLive.length) return parts
  return compact([...parts.slice(0, -2), allLive(mergeSegments([before, last]))])
}
