import { type Bits, noBits } from '../bits.ts'
import type { ReadModel } from '../model.ts'
import { FARTHEST } from './far-words.ts'
import { parseQuery } from './query.ts'
import type { Query } from './query.ts'
import { scoreSegment } from './segment-scores.ts'
import type { FoundSkus } from './segment-scores.ts'
import { standingOf } from './standing.ts'
import type { Segment } from './segment.ts'

/** What a keyword finds in a model. */
export interface FoundWords {
  query: Query
  /** How far off each unit was looked for. */
  reaches: number[]
  skus: Bits
  /** By SKU, the higher the better; 0: it lacks a word. */
  scores: Uint16Array
  hasAny: boolean
}

/** A page, its counts and the next page ask for the same words; and someone who types goes back. */
const MOST_KEPT = 4
const kept = new WeakMap<ReadModel, Map<string, FoundWords>>()

/** The SKUs that have every word of a keyword, in some text of their own or of their product; of no keyword, nothing. */
export function findWords(model: ReadModel, keyword: string): FoundWords | undefined {
  if (!keyword.trim()) return undefined
  const known = kept.get(model) ?? new Map<string, FoundWords>()
  kept.set(model, known)
  const found = known.get(keyword) ?? search(model, parseQuery(keyword))
  known.delete(keyword)
  known.set(keyword, found)
  const [oldest] = known.keys()
  if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest)
  return found
}

/**
 * Looks for all words near by first. Only where that finds nothing a word is looked for farther off: first those that stand
 * nowhere, each no farther than it must, then also those that are only the beginning or the sound of something.
 */
function search(model: ReadModel, query: Query): FoundWords {
  const reaches = query.units.map(() => 0)
  const near = collect(model, query, reaches)
  if (near.hasAny) return near
  const standings = query.units.map((unit, index) =>
    unit.isRequired ? standingOf(model.words, query, { index, reach: 0 }) : 'firm',
  )
  for (const [index, standing] of standings.entries()) {
    if (standing !== 'nowhere') continue
    let reach = 1
    while (reach <= FARTHEST && standingOf(model.words, query, { index, reach }) === 'nowhere') reach++
    // A word that stands nowhere at all: there is nothing that has all of them.
    if (reach > FARTHEST) return near
    reaches[index] = reach
  }
  for (let reach = 0; reach <= FARTHEST; reach++) {
    const wider = reaches.map((own, index) => (standings[index] === 'firm' ? own : Math.max(own, reach)))
    const found = collect(model, query, wider)
    if (found.hasAny) return found
  }
  return near
}

function collect(model: ReadModel, query: Query, reaches: number[]): FoundWords {
  const size = model.skuIds.length
  const found: FoundWords = { query, reaches, skus: noBits(size), scores: new Uint16Array(size), hasAny: false }
  for (const { segment, isLive } of model.words.parts)
    place(model, segment, { found: scoreSegment(segment, query, { reaches, isLive }), into: found })
  return found
}

/** Writes what was found in a segment where its SKUs stand in the model. */
function place(
  model: ReadModel,
  segment: Segment,
  { found: { skus, scores }, into }: { found: FoundSkus; into: FoundWords },
): void {
  let product = 0
  let inModel = 0
  for (let index = 0; index < skus.length; index++) {
    const sku = skus[index] ?? 0
    while ((segment.firstSku[product + 1] ?? 0) <= sku) product++
    const id = segment.productIds[product] ?? 0
    while ((model.productIds[inModel] ?? Infinity) < id) inModel++
    const at = (model.firstSku[inModel] ?? 0) + sku - (segment.firstSku[product] ?? 0)
    into.skus.words[at >>> 5] = (into.skus.words[at >>> 5] ?? 0) | (1 << (at & 31))
    into.scores[at] = scores[index] ?? 0
    into.hasAny = true
  }
}
