import { type Bits, noBits } from '../bits.ts'
import type { ReadModel } from '../model.ts'
import { parseQuery } from './query.ts'
import { respelt } from './spelling/respelt.ts'
import { isPraise } from './spelling/spelling.ts'
import type { WordQuery } from './query.ts'
import { scoreSegment } from './scores/segment-scores.ts'
import type { FoundSkus } from './scores/segment-scores.ts'
import type { Segment } from './segments/segment.ts'
import { asPlainShade, withShadesAlone } from './shades-alone.ts'
import { wordCertaintyOf } from './scores/word-certainty.ts'
import type { WordCertainty } from './scores/word-certainty.ts'
import { createFinder, farthestOf } from './hits/unit-hits.ts'
import type { Finder } from './hits/unit-hits.ts'
import type { Thesaurus } from './thesaurus.ts'
import type { LiveSegment } from './word-index.ts'

/** The part of a model that is searched for words. */
export type Searched = Pick<ReadModel, 'words' | 'thesaurus' | 'productIds' | 'firstSku' | 'skuIds'>

/** The result of a keyword in a model. */
export interface FoundWords {
  query: WordQuery
  thesaurus: Thesaurus
  /** The last search step of each unit. */
  reaches: number[]
  skus: Bits
  /** By SKU, the higher the better; 0: it lacks a word. */
  scores: Uint16Array
  hasAny: boolean
  /** Whether words were respelt to find it. */
  isRespelt?: boolean
  /** Whether words of praise were left out to find it. */
  isUnpraised?: boolean
}

/** How many results are cached: a page, its counts and the next page use the same words, and people go back while typing. */
const MOST_KEPT = 4
const kept = new WeakMap<Searched, Map<string, FoundWords>>()

/** One look-up: all units of a query, each up to its reach. */
export interface UnitLookup {
  query: WordQuery
  reaches: number[]
  finders: Finders
}

/** The segments of a model, each with the query's finder. */
export type Finders = [LiveSegment, Finder][]

/** Yields look-ups, receives their results, and returns the result of the keyword. */
type Search = Generator<UnitLookup, FoundWords, FoundWords>

/** The SKUs that have every word of a keyword, or its meaning, in texts of their own or of their product; undefined for no keyword. */
export function findWords(model: Searched, keyword: string): FoundWords | undefined {
  if (!keyword.trim()) return undefined
  return knownWords(model, keyword) ?? keep(model, keyword, findWordsOnce(model, keyword))
}

/** The same beside the cache: the few words of a wish would drive out those of the list. */
export function findWordsOnce(model: Searched, keyword: string): FoundWords {
  const search = read(model, keyword)
  let step = search.next()
  while (!step.done) step = search.next(lookHere(model, step.value))
  return step.value
}

/** The same with look-ups made elsewhere; afterwards `findWords` has the result in its cache. */
export async function findWordsApart(
  model: Searched,
  keyword: string,
  lookApart: (look: UnitLookup) => FoundWords | Promise<FoundWords>,
): Promise<void> {
  if (!keyword.trim() || knownWords(model, keyword)) return
  const search = read(model, keyword)
  let step = search.next()
  while (!step.done) step = search.next(await lookApart(step.value))
  keep(model, keyword, step.value)
}

function knownWords(model: Searched, keyword: string): FoundWords | undefined {
  const found = kept.get(model)?.get(keyword)
  return found && keep(model, keyword, found)
}

function keep(model: Searched, keyword: string, found: FoundWords): FoundWords {
  const known = kept.get(model) ?? new Map<string, FoundWords>()
  kept.set(model, known)
  known.delete(keyword)
  known.set(keyword, found)
  const [oldest] = known.keys()
  if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest)
  return found
}

/**
 * Searches near matches as typed, then with corrected spelling, then farther off. A run of Han that stands nowhere as its words may stand
 * in pieces.
 */
function* read(model: Searched, keyword: string): Search {
  const { thesaurus } = model
  const query = parseQuery(keyword, thesaurus)
  const shades = withShadesAlone(query)
  for (const ofShade of [asPlainShade(shades ?? query), shades]) {
    const found = ofShade && (yield lookNear(model, ofShade))
    if (found?.hasAny) return found
  }
  const look = lookNear(model, query)
  const near = yield look
  if (near.hasAny) return near
  const unpraised = withoutPraise(query)
  if (unpraised !== undefined) return { ...(yield* read(model, unpraised)), isUnpraised: true }
  const respeltFound = yield* searchRespelt(model, look)
  if (respeltFound) return respeltFound
  const inPieces = query.isParted ? yield* search(model, parseQuery(keyword, thesaurus, { isParted: false })) : near
  return inPieces.hasAny ? inPieces : yield* searchFarther(look, near)
}

/** The words without praise; undefined if there is no praise, or nothing else. */
function withoutPraise({ units }: WordQuery): string | undefined {
  const left = units.filter(({ text }) => !isPraise(text))
  return left.length < units.length && left.some(({ isRequired }) => isRequired)
    ? left.map(({ text }) => text).join(' ')
    : undefined
}

/** Near matches after correcting words that stand nowhere; undefined if there are none, or nothing to correct. */
function* searchRespelt(
  model: Searched,
  { finders, query, reaches }: UnitLookup,
): Generator<UnitLookup, FoundWords | undefined, FoundWords> {
  const standsAt = (unit: number, reach: number) =>
    wordCertaintyOf(
      finders.map(([part, { find }]) => [
        part,
        find(
          unit,
          reaches.map(() => reach),
        ),
      ]),
    ) !== 'nowhere'
  const distanceOf = (unit: number) => (standsAt(unit, 0) ? 0 : standsAt(unit, 1) ? 1 : Infinity)
  const keyword = respelt(query, { distanceOf, thesaurus: model.thesaurus })
  if (keyword === undefined) return undefined
  const found = yield lookNear(model, parseQuery(keyword, model.thesaurus))
  return found.hasAny ? { ...found, isRespelt: true } : undefined
}

/**
 * Searches all words near by first. If that fails it goes farther off: first for words that stand nowhere, each no farther than needed,
 * then also for words that are only beginnings or sounds, or only in descriptions.
 */
function* search(model: Searched, query: WordQuery): Search {
  const look = lookNear(model, query)
  const near = yield look
  return near.hasAny ? near : yield* searchFarther(look, near)
}

function* searchFarther({ finders, query }: UnitLookup, near: FoundWords): Search {
  const standingAt = (index: number, reach: number): WordCertainty => {
    const reaches = query.units.map((_, unit) => (unit === index ? reach : 0))
    return wordCertaintyOf(finders.map(([part, { find }]) => [part, find(index, reaches)]))
  }
  const meant = new Set(query.needs.flatMap(({ units }, need) => (isMeant(finders, need) ? units : [])))
  const reaches = [...near.reaches]
  const standings = query.units.map(({ isRequired }, index) =>
    isRequired && !meant.has(index) ? standingAt(index, 0) : 'firm',
  )
  const farthest = query.units.map(farthestOf)
  for (const [index, standing] of standings.entries()) {
    if (standing !== 'nowhere') continue
    const most = farthest[index] ?? 0
    let reach = 1
    while (reach <= most && standingAt(index, reach) === 'nowhere') reach++
    // If a word stands nowhere at all, nothing has all words. But a run of Han may stand in pieces.
    if (reach > most && query.units[index]?.kind !== 'han') return near
    reaches[index] = Math.min(reach, most)
  }
  let last = near
  for (let reach = 0; reach <= Math.max(...farthest); reach++) {
    const wider = reaches.map((own, index) =>
      standings[index] === 'firm' ? own : Math.max(own, Math.min(reach, farthest[index] ?? 0)),
    )
    if (wider.join() === last.reaches.join()) continue
    last = yield { finders, query, reaches: wider }
    if (last.hasAny) return last
  }
  return near
}

/** Whether any sense of a need stands anywhere. */
function isMeant(finders: [LiveSegment, Finder][], need: number): boolean {
  return (
    wordCertaintyOf(finders.map(([part, finder]) => [part, finder.findMeant(need).flatMap(({ phrase }) => phrase)])) !==
    'nowhere'
  )
}

export function lookNear({ words, thesaurus }: Searched, query: WordQuery): UnitLookup {
  const finders = words.parts.map((part): [LiveSegment, Finder] => [part, createFinder(part.segment, query, thesaurus)])
  return { finders, query, reaches: query.units.map(() => 0) }
}

export function lookHere(model: Searched, look: UnitLookup): FoundWords {
  const found = nothingFound(model, look)
  scoreAll(model, look, found)
  return found
}

export function scoreAll(model: Searched, { finders, query, reaches }: UnitLookup, into: FoundWords): void {
  for (const [part, finder] of finders) place(model, part.segment, scoreSegment(part, { query, reaches, finder }), into)
}

export function nothingFound({ thesaurus, skuIds }: Searched, { query, reaches }: UnitLookup): FoundWords {
  const size = skuIds.length
  return { query, thesaurus, reaches, skus: noBits(size), scores: new Uint16Array(size), hasAny: false }
}

/** Writes the scores of a segment to the places of its SKUs in the model. */
export function place(
  model: Searched,
  segment: Segment,
  { skus, scores, count }: Pick<FoundSkus, 'skus' | 'scores' | 'count'>,
  into: FoundWords,
): void {
  let product = -1
  let end = 0
  let inModel = 0
  let shift = 0
  for (let index = 0; index < count; index++) {
    const sku = skus[index] ?? 0
    if (sku >= end) {
      do product++
      while ((segment.firstSku[product + 1] ?? Infinity) <= sku)
      end = segment.firstSku[product + 1] ?? Infinity
      const id = segment.productIds[product] ?? 0
      while ((model.productIds[inModel] ?? Infinity) < id) inModel++
      shift = (model.firstSku[inModel] ?? 0) - (segment.firstSku[product] ?? 0)
    }
    const at = sku + shift
    into.skus.words[at >>> 5] = (into.skus.words[at >>> 5] ?? 0) | (1 << (at & 31))
    into.scores[at] = scores[index] ?? 0
  }
  into.hasAny ||= count > 0
}
