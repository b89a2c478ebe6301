import { DESCRIPTION, QUALITY, isKind } from '../texts/fields.ts'
import { hitsInOneText, hitsOf } from './hits.ts'
import type { Hits, HitNearness, TermPlaces } from './hits.ts'
import { phraseHits } from './han-hits.ts'
import { parseQuery } from '../query.ts'
import type { WordQuery, Unit } from '../query.ts'
import type { Segment } from '../segments/segment.ts'
import { stemOf } from '../spelling/spelling.ts'
import { guessKeys } from '../thesaurus.ts'
import type { Sense, Thesaurus } from '../thesaurus.ts'
import { plainNumber } from '../tokens.ts'
import { spanOfTerm } from '../segments/vocabulary.ts'

/** Where a sense stands: as a phrase in one text, or its words in several names and titles of categories. */
export interface MeantHits {
  phrase: Hits[]
  /** Word by word; empty where one of them stands in none, or there is but one. */
  apart: Hits[][]
}

/** A phrase of more forms than these is looked for in the first of them. */
const MOST_FORMS = 8
/** Letters that begin more phrases than these are no guess at any. */
const MOST_GUESSED = 6

const queries = new Map<string, WordQuery>()
const MOST_QUERIES = 20_000

/** How a phrase of the thesaurus is looked for: read once, and asked for again and again. */
function queryOf(phrase: string): WordQuery {
  const known = queries.get(phrase)
  if (known) return known
  if (queries.size > MOST_QUERIES) queries.clear()
  const query = parseQuery(phrase)
  queries.set(phrase, query)
  return query
}

/**
 * A sense stands only as it is, or in another form: it is no guess at what someone is typing. Descriptions mention many
 * things, and count only where nothing else is found.
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
  // With a run of Han among them, none.
  const forms = required.map((unit) => formsOf(segment, unit))
  const inOne = combinations(forms).flatMap((lists) => hitsInOneText(lists, near(QUALITY.exact)))
  const kinds = ofUnits.map((list) => list.flatMap((hits) => kindsOnly(segment, hits)))
  // What comes before may also be said of it: "kitchen tile" of a tile for kitchens.
  const apart = ofUnits.map((list, at) => (at < ofUnits.length - 1 ? list : (kinds[at] ?? [])))
  return { phrase: inOne, apart: apart.every((hits) => hits.length) ? apart : [] }
}

function hitsOfUnit(segment: Segment, unit: Unit, near: (quality: number) => HitNearness): Hits[] {
  if (unit.kind === 'han') {
    // A single character is in too many words that mean something else.
    if (unit.text.length < 2) return []
    return phraseHits(segment, unit.text, near(QUALITY.exact))
  }
  return formsOf(segment, unit).flatMap(({ postings, term }) =>
    hitsOf(postings, { from: term, to: term + 1 }, near(QUALITY.exact)),
  )
}

/** The terms that a word stands as; of a run of Han none, since it is no single term. */
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

/** What of some hits lies in names and titles of categories. */
function kindsOnly({ fields }: Segment, hits: Hits): Hits[] {
  // Texts rise, and those fields come first.
  let to = hits.from
  while (to < hits.to && isKind[fields[hits.texts[to] ?? 0] ?? DESCRIPTION]) to++
  return to > hits.from ? [{ ...hits, to }] : []
}

/** How near the phrases are that letters may have been meant for. */
const GUESSED = [0, QUALITY.oneTypo, QUALITY.twoTypos]

/** Where what stands that words mean which somebody may have meant to type, at a step farther off. */
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
