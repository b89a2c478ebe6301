import { codeSubstringHits } from './code-substrings.ts'
import { QUALITY } from '../texts/fields.ts'
import { hitsOf } from './hits.ts'
import type { Hits } from './hits.ts'
import { looseSpellings } from '../spelling/pinyin.ts'
import { beginnings } from './near-words.ts'
import type { Join, Unit } from '../query.ts'
import type { Segment } from '../segments/segment.ts'
import { nearTerms, typosIn } from '../spelling/typos.ts'
import type { TypoWish } from '../spelling/typos.ts'
import { spanOfBeginning } from '../segments/vocabulary.ts'

const SHORTEST_LOOSE = 4
const SHORTEST_BEGINNING = 5
/** A beginning that is not looked for in descriptions near by. */
const SHORT_BEGINNING = 3
/** Two words written in one may hold a slip; longer than the second, no word is. */
const SHORTEST_JOIN = 6
const LONGEST_JOIN = 24
const LATIN = /^[a-z]+$/

/** How far off a word is looked for where nothing nearer is there. */
export const FARTHEST_WORD = 3

/** What one step farther finds: 1 loose pinyin, one typo and short beginnings in descriptions, 2 two typos, 3 a typo in a word still being typed. */
export function farWordHits(segment: Segment, { text, isLast, isKnown }: Unit, step: number): Hits[] {
  // A word of the trade that the catalogue lacks is no slip in another.
  if (isKnown) return []
  if (step === 1)
    return [
      ...looseHits(segment, text),
      ...typoHits(segment, text, { most: Math.min(1, typosIn(text.length)) }),
      ...shortBeginnings(segment, text),
    ]
  if (step === 2) return typosIn(text.length) < 2 ? [] : typoHits(segment, text, { most: 2 })
  const isBegun = isLast && text.length >= SHORTEST_BEGINNING
  return isBegun ? typoHits(segment, text, { most: 1, asBeginning: true }) : []
}

/** One step farther a number is looked for within model and platform numbers. */
export function farNumberHits(segment: Segment, text: string, step: number): Hits[] {
  return step === 1 ? codeSubstringHits(segment, text) : []
}

/** Pinyin parted by spaces may be loose, a number's parts within another, and a word written in two may hold a slip. */
export function farJoinHits(segment: Segment, { text, first, last }: Join, step: number): Hits[] {
  if (step !== 1) return []
  const isOfTwo = last === first + 1 && text.length >= SHORTEST_JOIN && text.length <= LONGEST_JOIN
  return [
    ...looseHits(segment, text),
    ...codeSubstringHits(segment, text),
    ...(isOfTwo && LATIN.test(text) ? typoHits(segment, text, { most: 1 }) : []),
  ]
}

function shortBeginnings({ words }: Segment, text: string): Hits[] {
  if (text.length !== SHORT_BEGINNING) return []
  return beginnings(words, text, { inDescriptions: true, quality: QUALITY.shortBeginning })
}

function looseHits({ pinyin }: Segment, text: string): Hits[] {
  if (text.length < SHORTEST_LOOSE || !LATIN.test(text)) return []
  return looseSpellings(text).flatMap((spelling) =>
    hitsOf(pinyin.postings, spanOfBeginning(pinyin, spelling), {
      quality: QUALITY.loosePinyin,
      inDescriptions: false,
      how: 'sound',
      typed: spelling,
    }),
  )
}

function typoHits({ words }: Segment, text: string, { most, asBeginning = false }: Partial<TypoWish>): Hits[] {
  if (!most) return []
  return nearTerms(words, text, { most, asBeginning }).flatMap(({ term, distance }) => {
    // As a beginning only where the first letter is right: without it any word would do.
    if (asBeginning && words.text[words.starts[term] ?? 0] !== text[0]) return []
    const slips = distance < 2 ? QUALITY.oneTypo : QUALITY.twoTypos
    return hitsOf(
      words.postings,
      { from: term, to: term + 1 },
      { quality: asBeginning ? QUALITY.typoInBeginning : slips, inDescriptions: false, how: 'whole', typed: text },
    )
  })
}
