import { placeIn } from '../../sorted.ts'
import { QUALITY } from '../texts/fields.ts'
import { hitsInOneText, hitsOf } from './hits.ts'
import type { Hits, How, HitNearness } from './hits.ts'
import { pairKeyOf } from '../segments/segment.ts'
import type { HanSection, ScoredSegment, Segment } from '../segments/segment.ts'
import type { Span } from '../segments/vocabulary.ts'

/** Hits of a run of Han as a phrase, or of all its pairs of characters in one text. */
export function runHits({ han }: Segment, run: string): Hits[] {
  if (run.length === 1) {
    const char = run.charCodeAt(0)
    return hitsOf(han.postings, spanOfChar(han, char), near(run, QUALITY.exact))
  }
  const lists = pairsOf(run).map((pair) => ({ postings: han.postings, term: placeOfPair(han, pair) }))
  if (lists.some(({ term }) => term < 0)) return []
  const phrases = hitsInOneText(lists, near(run, QUALITY.exact))
  const parted = hitsInOneText(lists, near(run, QUALITY.parted, 'scattered'))
  return [...phrases, ...(run.length > 2 ? parted : [])].map((hits) => ({ ...hits, steps: run.length }))
}

/** Hits of a run of several characters as a phrase only. */
export function phraseHits({ han }: Segment, run: string, nearness: HitNearness): Hits[] {
  const lists = pairsOf(run).map((pair) => ({ postings: han.postings, term: placeOfPair(han, pair) }))
  if (lists.some(({ term }) => term < 0)) return []
  return hitsInOneText(lists, nearness).map((hits) => ({ ...hits, steps: run.length }))
}

function near(typed: string, quality: number, how: How = 'whole'): HitNearness {
  return { typed, quality, how, inDescriptions: true }
}

/** The pairs of adjacent characters of a run, in order. */
export function pairsOf(run: string): number[] {
  return Array.from({ length: run.length - 1 }, (_, index) =>
    pairKeyOf(run.charCodeAt(index), run.charCodeAt(index + 1)),
  )
}

/** Hits of one pair. */
export function pairHits({ han }: ScoredSegment, pair: number): Hits[] {
  const term = placeOfPair(han, pair)
  return term < 0 ? [] : hitsOf(han.postings, { from: term, to: term + 1 }, near('', QUALITY.parted))
}

/** Says only that the character before it names a colour: 灰色 and 湖灰 are both grey. */
export const COLOR_CHAR = '色'

/** The texts that contain all characters of a run in any order; descriptions do not count. */
export function characterHits({ han }: Segment, run: string): Hits[] {
  const chars = [...new Set(run)].filter((char) => char !== COLOR_CHAR)
  if (run.length < 2 || !chars.length) return []
  const spans = chars.map((char) => spanOfChar(han, char.charCodeAt(0)))
  const { starts, texts } = han.postings
  let common: Set<number> | undefined
  for (const { from, to } of spans) {
    const here = new Set<number>()
    for (let at = starts[from] ?? 0; at < (starts[to] ?? 0); at++) {
      const text = texts[at] ?? 0
      if (!common || common.has(text)) here.add(text)
    }
    common = here
  }
  if (!common?.size) return []
  return [
    {
      texts: Uint32Array.from(common).sort(),
      positions: new Uint8Array(common.size),
      from: 0,
      to: common.size,
      steps: run.length,
      nearness: { ...near(run, QUALITY.characters, 'scattered'), inDescriptions: false },
    },
  ]
}

/** Hits of one character. */
export function charHits({ han }: ScoredSegment, char: string): Hits[] {
  return hitsOf(han.postings, spanOfChar(han, char.charCodeAt(0)), near(char, QUALITY.characters))
}

/** All pairs that begin with a character, which cover every place where it stands. */
function spanOfChar({ pairs }: HanSection, char: number): Span {
  return { from: placeIn(pairs, pairKeyOf(char, 0)), to: placeIn(pairs, pairKeyOf(char, 0xffff) + 1) }
}

function placeOfPair({ pairs }: HanSection, pair: number): number {
  const place = placeIn(pairs, pair)
  return pairs[place] === pair ? place : -1
}
