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
/** A beginning of this length is searched in descriptions only one step farther. */
const SHORT_BEGINNING = 3
/** The lengths of two joined words within which a typo is searched; no word is longer. */
const SHORTEST_JOIN = 6
const LONGEST_JOIN = 24
const LATIN = /^[a-z]+$/

/** The last step of the search for a word, if no nearer step finds anything. */
export const FARTHEST_WORD = 3

/** The hits of one step. 1: loose pinyin, one typo, short beginnings in descriptions; 2: two typos; 3: a typo in an unfinished word. */
export function farWordHits(segment: Segment, { text, isLast, isKnown }: Unit, step: number): Hits[] {
  // A thesaurus word that the catalogue lacks is no typo of another word.
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

/** One step farther, a number is searched inside model and platform numbers. */
export function farNumberHits(segment: Segment, text: string, step: number): Hits[] {
  return step === 1 ? codeSubstringHits(segment, text) : []
}

/** One step farther, joined words may be loose pinyin, a part of a model number, or two words with a typo. */
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
    // As a beginning, the first letter must be right: otherwise nearly any word would match.
    if (asBeginning && words.text[words.starts[term] ?? 0] !== text[0]) return []
    const slips = distance < 2 ? QUALITY.oneTypo : QUALITY.twoTypos
    return hitsOf(
      words.postings,
      { from: term, to: term + 1 },
      { quality: asBeginning ? QUALITY.typoInBeginning : slips, inDescriptions: false, how: 'whole', typed: text },
    )
  })
}
