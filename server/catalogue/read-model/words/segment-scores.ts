import { DESCRIPTION, isOfSkus, weightOf } from './fields.ts'
import type { Hits } from './hits.ts'
import { createNameTrail } from './name-trail.ts'
import type { NameTrail } from './name-trail.ts'
import type { Query } from './query.ts'
import { scorePieces } from './run-cover.ts'
import type { Segment } from './segment.ts'
import type { Finder } from './unit-hits.ts'
import type { LiveSegment } from './word-index.ts'

/** What one unit is worth to each document: to products by what they share, to SKUs by what is their own. */
export interface Scores {
  products: Uint16Array
  skus: Uint16Array
}

/** SKUs (of the segment) that have every unit, rising, each with its score; only the first `count` of either list count. */
export interface FoundSkus {
  skus: Uint32Array
  scores: Uint32Array
  count: number
}

export interface Search {
  query: Query
  /** How far off each unit may be. */
  reaches: number[]
  find: Finder
}

/** What a search writes into: kept for each segment, because making it anew costs more than the search. */
interface Scratch {
  scores: Scores
  found: FoundSkus
  trail: NameTrail
}

const scratches = new WeakMap<Segment, Scratch>()

function scratchOf(segment: Segment): Scratch {
  const known = scratches.get(segment)
  if (known) return known
  const size = segment.firstSku.at(-1) ?? 0
  const scratch = {
    scores: { products: new Uint16Array(segment.productIds.length), skus: new Uint16Array(size) },
    found: { skus: new Uint32Array(size), scores: new Uint32Array(size), count: 0 },
    trail: createNameTrail(segment),
  }
  scratches.set(segment, scratch)
  return scratch
}

/** The live SKUs of a segment that meet a query; what is answered stays true until the segment is searched again. */
export function scoreSegment({ segment, isLive }: LiveSegment, { query, reaches, find }: Search): FoundSkus {
  const required = query.units.flatMap(({ isRequired }, index) => (isRequired ? [index] : []))
  const { scores, found, trail } = scratchOf(segment)
  found.count = 0
  trail.reset()
  for (const [place, index] of required.entries()) {
    scores.products.fill(0)
    scores.skus.fill(0)
    const { kind, text } = query.units[index] ?? { kind: 'word', text: '' }
    const hits = find(index, reaches)
    trail.begin()
    const hasSkus = scoreHits(segment, hits, { scores, trail })
    if (kind === 'han') scorePieces(segment, text, { scores, reach: reaches[index] ?? 0 })
    if (place > 0) narrow(segment, found, scores)
    else takeAll(segment, found, { scores, isLive, hasSkus: hasSkus || kind === 'han' })
    if (!found.count) return found
  }
  addNames(segment, found, trail.bonuses(required.length))
  return found
}

function scoreHits(segment: Segment, hits: Hits[], { scores, trail }: { scores: Scores; trail: NameTrail }): boolean {
  const { fields } = segment
  let hasSkus = false
  for (const { texts, positions, from, to, steps, nearness } of hits)
    for (let at = from; at < to; at++) {
      const text = texts[at] ?? 0
      const field = fields[text] ?? 0
      if (field === DESCRIPTION && !nearness.inDescriptions) continue
      const score = nearness.quality * (weightOf[field] ?? 0)
      const isSku = isOfSkus[field] === true
      hasSkus ||= isSku
      raiseOwners(segment, text, { into: isSku ? scores.skus : scores.products, score })
      if (text < trail.names) trail.step(text, { position: positions[at] ?? 0, steps })
    }
  return hasSkus
}

function raiseOwners(
  { ownerStarts, owners }: Segment,
  text: number,
  { into, score }: { into: Uint16Array; score: number },
): void {
  const end = ownerStarts[text + 1] ?? 0
  for (let place = ownerStarts[text] ?? 0; place < end; place++) {
    const owner = owners[place] ?? 0
    if ((into[owner] ?? 0) < score) into[owner] = score
  }
}

function takeAll(
  { firstSku }: Segment,
  found: FoundSkus,
  { scores, isLive, hasSkus }: { scores: Scores; isLive: Uint8Array; hasSkus: boolean },
): void {
  for (let product = 0; product < isLive.length; product++) {
    const common = scores.products[product] ?? 0
    if (!isLive[product] || (!common && !hasSkus)) continue
    const end = firstSku[product + 1] ?? 0
    for (let sku = firstSku[product] ?? 0; sku < end; sku++) {
      const own = scores.skus[sku] ?? 0
      if (!common && !own) continue
      found.skus[found.count] = sku
      found.scores[found.count++] = common > own ? common : own
    }
  }
}

function narrow({ firstSku }: Segment, found: FoundSkus, { products, skus }: Scores): void {
  let product = 0
  let left = 0
  for (let index = 0; index < found.count; index++) {
    const sku = found.skus[index] ?? 0
    while ((firstSku[product + 1] ?? 0) <= sku) product++
    const common = products[product] ?? 0
    const own = skus[sku] ?? 0
    if (!common && !own) continue
    found.skus[left] = sku
    found.scores[left++] = (found.scores[index] ?? 0) + (common > own ? common : own)
  }
  found.count = left
}

function addNames({ firstSku }: Segment, found: FoundSkus, { units, bonuses }: ReturnType<NameTrail['bonuses']>): void {
  let product = 0
  for (let index = 0; index < found.count; index++) {
    while ((firstSku[product + 1] ?? 0) <= (found.skus[index] ?? 0)) product++
    found.scores[index] = Math.floor((found.scores[index] ?? 0) / units) + (bonuses[product] ?? 0)
  }
}
