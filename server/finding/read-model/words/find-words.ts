import { type Bits, noBits } from '../bits.ts'
import type { ReadModel } from '../model.ts'
import { parseQuery } from './query.ts'
import { respelt } from './spelling/respelt.ts'
import { isPraise } from './spelling/spelling.ts'
import type { Query } from './query.ts'
import { scoreSegment } from './scores/segment-scores.ts'
import type { FoundSkus } from './scores/segment-scores.ts'
import type { Segment } from './segments/segment.ts'
import { asPlainShade, withShadesAlone } from './shades-alone.ts'
import { standingOf } from './scores/standing.ts'
import type { Standing } from './scores/standing.ts'
import { createFinder, farthestOf } from './hits/unit-hits.ts'
import type { Finder } from './hits/unit-hits.ts'
import type { Thesaurus } from './thesaurus.ts'
import type { LiveSegment } from './word-index.ts'

/** What of a model words are looked for in. */
export type Searched = Pick<ReadModel, 'words' | 'thesaurus' | 'productIds' | 'firstSku' | 'skuIds'>

/** What a keyword finds in a model. */
export interface FoundWords {
  query: Query
  thesaurus: Thesaurus
  /** How far off each unit was looked for. */
  reaches: number[]
  skus: Bits
  /** By SKU, the higher the better; 0: it lacks a word. */
  scores: Uint16Array
  hasAny: boolean
  /** Whether it is not what was typed, but what was meant by it. */
  isRespelt?: boolean
}

/** A page, its counts and the next page ask for the same words; and someone who types goes back. */
const MOST_KEPT = 4
const kept = new WeakMap<Searched, Map<string, FoundWords>>()

/** The SKUs that have every word of a keyword, or what it means, in some text of their own or of their product; of no keyword, nothing. */
export function findWords(model: Searched, keyword: string): FoundWords | undefined {
  if (!keyword.trim()) return undefined
  const known = kept.get(model) ?? new Map<string, FoundWords>()
  kept.set(model, known)
  const found = known.get(keyword) ?? read(model, keyword)
  known.delete(keyword)
  known.set(keyword, found)
  const [oldest] = known.keys()
  if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest)
  return found
}

/**
 * Near by as it was typed; then as somebody of the trade would have spelt it; then farther off. A run of Han that is nowhere as
 * the words in it may be there in pieces.
 */
function read(model: Searched, keyword: string): FoundWords {
  const { thesaurus } = model
  const query = parseQuery(keyword, thesaurus)
  const shades = withShadesAlone(query)
  for (const ofShade of [asPlainShade(shades ?? query), shades]) {
    const found = ofShade && collectNear(model, ofShade)
    if (found?.hasAny) return found
  }
  const finders = findersOf(model, query)
  const near = collect(model, finders, { query, reaches: query.units.map(() => 0) })
  if (near.hasAny) return near
  const unpraised = withoutPraise(query)
  if (unpraised !== undefined) return read(model, unpraised)
  const respeltFound = searchRespelt(model, finders, near)
  if (respeltFound) return respeltFound
  const inPieces = query.isParted ? search(model, parseQuery(keyword, thesaurus, { isParted: false })) : near
  return inPieces.hasAny ? inPieces : searchFarther(model, finders, near)
}

/** The words without those that only praise; nothing where there are none of them, or no others. */
function withoutPraise({ units }: Query): string | undefined {
  const left = units.filter(({ text }) => !isPraise(text))
  return left.length < units.length && left.some(({ isRequired }) => isRequired)
    ? left.map(({ text }) => text).join(' ')
    : undefined
}

/** What is found near by where words that stand nowhere are respelt; nothing where there is nothing, or nothing to respell. */
function searchRespelt(model: Searched, finders: Finders, { query, reaches }: FoundWords): FoundWords | undefined {
  const standsAt = (unit: number, reach: number) =>
    standingOf(
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
  const respeltQuery = parseQuery(keyword, model.thesaurus)
  const found = collectNear(model, respeltQuery)
  return found.hasAny ? { ...found, isRespelt: true } : undefined
}

/**
 * Looks for all words near by first. Only where that finds nothing a word is looked for farther off: first those that stand
 * nowhere, each no farther than it must, then also those that are only the beginning or the sound of something, or stand
 * only in descriptions.
 */
function search(model: Searched, query: Query): FoundWords {
  const finders = findersOf(model, query)
  const near = collect(model, finders, { query, reaches: query.units.map(() => 0) })
  return near.hasAny ? near : searchFarther(model, finders, near)
}

type Finders = [LiveSegment, Finder][]

function findersOf(model: Searched, query: Query): Finders {
  return model.words.parts.map((part) => [part, createFinder(part.segment, query, model.thesaurus)])
}

function searchFarther(model: Searched, finders: Finders, near: FoundWords): FoundWords {
  const { query } = near
  const look = (reaches: number[]) => collect(model, finders, { query, reaches })
  const standingAt = (index: number, reach: number): Standing => {
    const reaches = query.units.map((_, unit) => (unit === index ? reach : 0))
    return standingOf(finders.map(([part, { find }]) => [part, find(index, reaches)]))
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
    // One that stands nowhere at all: there is nothing that has all of them. But a run of Han may stand in pieces.
    if (reach > most && query.units[index]?.kind !== 'han') return near
    reaches[index] = Math.min(reach, most)
  }
  let last = near
  for (let reach = 0; reach <= Math.max(...farthest); reach++) {
    const wider = reaches.map((own, index) =>
      standings[index] === 'firm' ? own : Math.max(own, Math.min(reach, farthest[index] ?? 0)),
    )
    if (wider.join() === last.reaches.join()) continue
    last = look(wider)
    if (last.hasAny) return last
  }
  return near
}

/** Whether what the thesaurus says of a need stands anywhere. */
function isMeant(finders: [LiveSegment, Finder][], need: number): boolean {
  return (
    standingOf(finders.map(([part, finder]) => [part, finder.findMeant(need).flatMap(({ phrase }) => phrase)])) !==
    'nowhere'
  )
}

function collectNear(model: Searched, query: Query): FoundWords {
  return collect(model, findersOf(model, query), { query, reaches: query.units.map(() => 0) })
}

function collect(
  model: Searched,
  finders: Finders,
  { query, reaches }: { query: Query; reaches: number[] },
): FoundWords {
  const size = model.skuIds.length
  const { thesaurus } = model
  const found: FoundWords = {
    query,
    thesaurus,
    reaches,
    skus: noBits(size),
    scores: new Uint16Array(size),
    hasAny: false,
  }
  for (const [part, finder] of finders)
    place(model, part.segment, { found: scoreSegment(part, { query, reaches, finder }), into: found })
  return found
}

/** Writes what was found in a segment where its SKUs stand in the model. */
function place(
  model: Searched,
  segment: Segment,
  { found: { skus, scores, count }, into }: { found: FoundSkus; into: FoundWords },
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
