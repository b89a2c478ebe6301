import { QUALITY } from '../texts/fields.ts'
import { hitsOf } from './hits.ts'
import type { Hits } from './hits.ts'
import type { InvertedIndex, Segment } from '../segments/segment.ts'

const SHORTEST_PART = 5
/** Only so many occurrences are read: a more frequent part says too little. */
const MOST_PARTS = 1000

/** Model and platform numbers that contain the text, if it is long enough and has a digit. */
export function codeSubstringHits({ codes }: Segment, text: string): Hits[] {
  const part = text.replaceAll('.', '')
  if (part.length < SHORTEST_PART || !/\d/.test(part)) return []
  const nearness = { quality: QUALITY.form, inDescriptions: false, how: 'code' as const, typed: part }
  const hits: Hits[] = []
  let at = codes.text.indexOf(part)
  for (let count = 0; at >= 0 && count < MOST_PARTS; count++) {
    const term = placeOfOffset(codes, at)
    // An occurrence across two numbers does not count.
    if (at + part.length <= (codes.starts[term + 1] ?? 0))
      hits.push(...hitsOf(codes.postings, { from: term, to: term + 1 }, nearness))
    at = codes.text.indexOf(part, at + 1)
  }
  return hits
}

/** The term that contains an offset of the vocabulary's text. */
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
