import { placeIn } from './segment.ts'
import type { Postings } from './postings.ts'
import type { Span } from './vocabulary.ts'

/** Places where a word was found, equally near. */
export interface Hits {
  texts: Uint32Array
  positions: Uint8Array
  from: number
  to: number
  /** In hundredths. */
  quality: number
  /** How many steps of the text were meant. */
  steps: number
  /** Whether finding it in a description counts. */
  inDescriptions: boolean
}

export type Nearness = Pick<Hits, 'quality' | 'inDescriptions'>

/** What stands in the postings of some neighbouring terms. */
export function hitsOf({ starts, texts, positions }: Postings, span: Span, nearness: Nearness): Hits[] {
  const from = starts[span.from] ?? 0
  const to = starts[span.to] ?? 0
  return to > from && span.to > span.from ? [{ texts, positions, from, to, steps: 1, ...nearness }] : []
}

/**
 * The texts that have every one of several terms, at the first one's place. With `isInOrder` the terms must follow each
 * other step by step.
 */
export function hitsInOneText(
  lists: { postings: Postings; term: number }[],
  { isInOrder, ...nearness }: Nearness & { isInOrder: boolean },
): Hits[] {
  // The rarest is walked along, the others are looked up.
  const pivot = lists.reduce((best, list, index) => (countOf(list) < countOf(lists[best]) ? index : best), 0)
  const rarest = lists[pivot]
  if (!rarest) return []
  const { starts, texts, positions } = rarest.postings
  const found: { text: number; position: number }[] = []
  const end = starts[rarest.term + 1] ?? 0
  for (let at = starts[rarest.term] ?? 0; at < end; at++) {
    const text = texts[at] ?? 0
    const position = (positions[at] ?? 0) - pivot
    if (found.at(-1)?.text === text) continue
    const isWhole = lists.every(
      (list, index) => index === pivot || stands(list, { text, position: isInOrder ? position + index : ANYWHERE }),
    )
    if (isWhole) found.push({ text, position: isInOrder ? position : 0 })
  }
  if (!found.length) return []
  return [
    {
      texts: Uint32Array.from(found, ({ text }) => text),
      positions: Uint8Array.from(found, ({ position }) => position),
      from: 0,
      to: found.length,
      steps: lists.length,
      ...nearness,
    },
  ]
}

const ANYWHERE = -1

function countOf(list: { postings: Postings; term: number } | undefined): number {
  if (!list) return 0
  const { starts } = list.postings
  return (starts[list.term + 1] ?? 0) - (starts[list.term] ?? 0)
}

/** Whether a term stands in a text at a position, or anywhere in it. */
function stands(
  { postings, term }: { postings: Postings; term: number },
  { text, position }: { text: number; position: number },
): boolean {
  const from = postings.starts[term] ?? 0
  const end = postings.starts[term + 1] ?? 0
  let at = from + placeIn(postings.texts.subarray(from, end), text)
  if (position === ANYWHERE) return at < end && postings.texts[at] === text
  for (; at < end && postings.texts[at] === text; at++) if (postings.positions[at] === position) return true
  return false
}
