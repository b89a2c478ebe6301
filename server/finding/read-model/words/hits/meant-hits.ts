import { DESCRIPTION, QUALITY, isKind } from '../texts/fields.ts'
import { hitsInOneText, hitsOf } from './hits.ts'
import type { Hits, HitNearness, TermPlaces } from './hits.ts'
import { phraseHits } from './han-hits.ts'
import { parseQuery } from '../query.ts'
import type { WordQuery, Unit } from '../query.ts'
import type { Segment } from '../segments/segment.ts'
import { stemOf } from '../spelling/spelling.ts'
import { guessKeys } from '../guessing.ts'
import type { Sense, Thesaurus } from '../thesaurus.ts'
import { plainNumber } from '../tokens.ts'
import { spanOfTerm } from '../segments/vocabulary.ts'

/** The hits of a sense: as a phrase in one text, or word by word, the last word in a name or category title. */
export interface MeantHits {
  phrase: Hits[]
  /** The hits of each word; empty if a word has none, or for a single word. */
  apart: Hits[][]
}

/** Only so many combinations of word forms are searched for a phrase. */
const MOST_FORMS = 8
/** Only so many guessed phrases are searched. */
const MOST_GUESSED = 6

const queries = new Map<string, WordQuery>()
const MOST_QUERIES = 20_000

/** The query of a thesaurus phrase. Cached, since phrases recur all the time. */
function queryOf(phrase: string): WordQuery {
  const known = queries.get(phrase)
  if (known) return known
  if (queries.size > MOST_QUERIES) queries.clear()
  const query = parseQuery(phrase)
  queries.set(phrase, query)
  return query
}

/**
 * Finds a sense only as it is or in another form: nobody is still typing it. Descriptions mention many things, so they do not count by
 * default.
 */
export function meantHits(
  segment: Segment,
  { phrase, worth }: Sense,
  { inDescriptions = false, factor = 100 }: { inDescriptions?: boolean; factor?: number } = {},
): MeantHits {
  const { units } = queryOf(phrase)
  const required = units.filter(({ isRequired }) => isRequired)
  const qualityOf = (quality: number) => Math.max(1, Math.floor((quality * worth * factor) / 10_000))
  const near = (quality: number): HitNearness => ({
    typed: required.map(({ text }) => text).join(' '),
    quality: qualityOf(quality),
    inDescriptions,
    how: 'whole',
    isMeant: true,
  })
  const [only] = required
  if (!only) return { phrase: [], apart: [] }
  if (required.length === 1) return { phrase: hitsOfUnit(segment, only, near), apart: [] }
  const ofUnits = required.map((unit) => hitsOfUnit(segment, unit, () => near(QUALITY.parted)))
  if (ofUnits.some((hits) => !hits.length)) return { phrase: [], apart: [] }
  // A run of Han has no forms, so there are no combinations with it.
  const forms = required.map((unit) => formsOf(segment, unit))
  const inOne = combinations(forms).flatMap((lists) => hitsInOneText(lists, near(QUALITY.exact)))
  const kinds = ofUnits.map((list) => list.flatMap((hits) => kindsOnly(segment, hits)))
  // Only the last word must be in a name or title: "kitchen tile" also finds a tile for kitchens.
  const apart = ofUnits.map((list, at) => (at < ofUnits.length - 1 ? list : (kinds[at] ?? [])))
  return { phrase: inOne, apart: apart.every((hits) => hits.length) ? apart : [] }
}

function hitsOfUnit(segment: Segment, unit: Unit, near: (quality: number) => HitNearness): Hits[] {
  if (unit.kind === 'han') {
    // A single character occurs in too many unrelated words.
    if (unit.text.length < 2) return []
    return phraseHits(segment, unit.text, near(QUALITY.exact))
  }
  return formsOf(segment, unit).flatMap(({ postings, term }) =>
    hitsOf(postings, { from: term, to: term + 1 }, near(QUALITY.exact)),
  )
}

/** The terms that are forms of a word; none for a run of Han, which is no single term. */
function formsOf({ words, numbers, stems }: Segment, { kind, text }: Unit): TermPlaces[] {
  if (kind === 'number') {
    const { from, to } = spanOfTerm(numbers, plainNumber(text))
    return from === to ? [] : [{ postings: numbers.postings, term: from }]
  }
  if (kind !== 'word') return []
  const { from, to } = spanOfTerm(stems, stemOf(text))
  const { starts, texts } = stems.postings
  return [...texts.subarray(starts[from], starts[to])].map((term) => ({ postings: words.postings, term }))
}

function combinations(forms: TermPlaces[][]): TermPlaces[][] {
  return forms.reduce<TermPlaces[][]>(
    (lists, list) => lists.flatMap((before) => list.map((term) => [...before, term])).slice(0, MOST_FORMS),
    [[]],
  )
}

/** The hits that lie in names and category titles. */
function kindsOnly({ fields }: Segment, hits: Hits): Hits[] {
  // Texts are sorted, and these fields come first.
  let to = hits.from
  while (to < hits.to && isKind[fields[hits.texts[to] ?? 0] ?? DESCRIPTION]) to++
  return to > hits.from ? [{ ...hits, to }] : []
}

/** The quality of a guessed phrase by step; step 0 makes no guess. */
const GUESSED = [0, QUALITY.oneTypo, QUALITY.twoTypos]

/** Hits of the senses of thesaurus phrases that somebody may have meant to type, at a step farther off. */
export function guessedHits(
  { segment, thesaurus }: { segment: Segment; thesaurus: Thesaurus },
  { text, isLast }: Pick<Unit, 'text' | 'isLast'>,
  step: number,
): Hits[] {
  const factor = GUESSED[step]
  if (!factor) return []
  return guessKeys(thesaurus, text, { step, isLast })
    .slice(0, MOST_GUESSED)
    .flatMap((key) => thesaurus.senses.get(key) ?? [])
    .flatMap((sense) => meantHits(segment, sense, { factor }).phrase)
}
