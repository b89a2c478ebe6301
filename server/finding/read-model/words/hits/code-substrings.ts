import { QUALITY } from '../texts/fields.ts'
import { hitsOf } from './hits.ts'
import type { Hits } from './hits.ts'
import type { InvertedIndex, Segment } from '../segments/segment.ts'

const SHORTEST_PART = 5
/** Beyond these a part tells too little to be worth all the places it stands in. */
const MOST_PARTS = 1000

/** Model and platform numbers that have the text within them, where it is long and has a digit. */
export function codeSubstringHits({ codes }: Segment, text: string): Hits[] {
  const part = text.replaceAll('.', '')
  if (part.length < SHORTEST_PART || !/\d/.test(part)) return []
  const nearness = { quality: QUALITY.form, inDescriptions: false, how: 'code' as const, typed: part }
  const hits: Hits[] = []
  let at = codes.text.indexOf(part)
  for (let count = 0; at >= 0 && count < MOST_PARTS; count++) {
    const term = placeOfOffset(codes, at)
    // One that begins in one number and ends in the next is none.
    if (at + part.length <= (codes.starts[term + 1] ?? 0))
      hits.push(...hitsOf(codes.postings, { from: term, to: term + 1 }, nearness))
    at = codes.text.indexOf(part, at + 1)
  }
  return hits
}

/** The term in which a place of the vocabulary's text lies. */
function placeOfOffset({ starts }: InvertedIndex, offset: number): number {
  let low = 0
  let high = starts.length - 1
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle
  }
  return low
}
