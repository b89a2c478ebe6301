import { DESCRIPTION, isOfSkus, weightOf } from './fields.ts'
import type { Hits } from './hits.ts'
import { createNameTrail } from './name-trail.ts'
import type { NameTrail } from './name-trail.ts'
import type { Query } from './query.ts'
import { scorePieces } from './run-cover.ts'
import type { Segment } from './segment.ts'
import { unitHits } from './unit-hits.ts'

/** What one unit is worth to each document: to products by what they share, to SKUs by what is their own. */
export interface Scores {
  products: Uint16Array
  skus: Uint16Array
}

/** SKUs (of the segment) that have every unit, rising, each with its score. */
export interface FoundSkus {
  skus: number[]
  scores: number[]
}

/** The SKUs of a segment that meet a query; `reaches` says of each unit how far off it may be. `isLive` marks its products. */
export function scoreSegment(
  segment: Segment,
  query: Query,
  { reaches, isLive }: { reaches: number[]; isLive: Uint8Array },
): FoundSkus {
  const required = query.units.flatMap(({ isRequired }, index) => (isRequired ? [index] : []))
  const unitScores = { products: new Uint16Array(isLive.length), skus: new Uint16Array(segment.firstSku.at(-1) ?? 0) }
  const trail = createNameTrail(segment)
  let found: FoundSkus | undefined
  for (const index of required) {
    unitScores.products.fill(0)
    unitScores.skus.fill(0)
    const hits = unitHits(segment, query, { index, reach: reaches[index] ?? 0 })
    trail.begin()
    const hasSkus = scoreHits(segment, hits, { scores: unitScores, trail })
    const { kind, text } = query.units[index] ?? { kind: 'word', text: '' }
    if (kind === 'han') scorePieces(segment, text, unitScores)
    found = found
      ? narrow(segment, found, unitScores)
      : everyFound(segment, unitScores, { isLive, hasSkus: hasSkus || kind === 'han' })
    if (!found.skus.length) return found
  }
  return found ? withNames(segment, found, trail.bonuses(required.length)) : { skus: [], scores: [] }
}

function scoreHits(segment: Segment, hits: Hits[], { scores, trail }: { scores: Scores; trail: NameTrail }): boolean {
  const { fields, ownerStarts, owners } = segment
  let hasSkus = false
  for (const { texts, positions, from, to, quality, steps, inDescriptions } of hits)
    for (let at = from; at < to; at++) {
      const text = texts[at] ?? 0
      const field = fields[text] ?? 0
      if (field === DESCRIPTION && !inDescriptions) continue
      const score = quality * (weightOf[field] ?? 0)
      const isSku = isOfSkus[field] === true
      hasSkus ||= isSku
      const into = isSku ? scores.skus : scores.products
      const end = ownerStarts[text + 1] ?? 0
      for (let place = ownerStarts[text] ?? 0; place < end; place++) {
        const owner = owners[place] ?? 0
        if ((into[owner] ?? 0) < score) into[owner] = score
      }
      if (text < trail.names) trail.step(text, { position: positions[at] ?? 0, steps })
    }
  return hasSkus
}

function everyFound(
  { firstSku }: Segment,
  { products, skus }: Scores,
  { isLive, hasSkus }: { isLive: Uint8Array; hasSkus: boolean },
): FoundSkus {
  const found: FoundSkus = { skus: [], scores: [] }
  for (let product = 0; product < products.length; product++) {
    const common = products[product] ?? 0
    if (!isLive[product] || (!common && !hasSkus)) continue
    const end = firstSku[product + 1] ?? 0
    for (let sku = firstSku[product] ?? 0; sku < end; sku++) {
      const score = Math.max(common, skus[sku] ?? 0)
      if (!score) continue
      found.skus.push(sku)
      found.scores.push(score)
    }
  }
  return found
}

function narrow(segment: Segment, { skus, scores }: FoundSkus, unit: Scores): FoundSkus {
  const left: FoundSkus = { skus: [], scores: [] }
  eachWithProduct(segment, skus, (sku, product, index) => {
    const score = Math.max(unit.products[product] ?? 0, unit.skus[sku] ?? 0)
    if (!score) return
    left.skus.push(sku)
    left.scores.push((scores[index] ?? 0) + score)
  })
  return left
}

function withNames(
  segment: Segment,
  { skus, scores }: FoundSkus,
  { units, bonuses }: ReturnType<NameTrail['bonuses']>,
) {
  const whole: number[] = []
  eachWithProduct(segment, skus, (_, product, index) =>
    whole.push(Math.floor((scores[index] ?? 0) / units) + (bonuses[product] ?? 0)),
  )
  return { skus, scores: whole }
}

/** Visits rising SKUs with their product. */
function eachWithProduct(
  { firstSku }: Segment,
  skus: number[],
  visit: (sku: number, product: number, index: number) => void,
): void {
  let product = 0
  for (let index = 0; index < skus.length; index++) {
    const sku = skus[index] ?? 0
    while ((firstSku[product + 1] ?? 0) <= sku) product++
    visit(sku, product, index)
  }
}
