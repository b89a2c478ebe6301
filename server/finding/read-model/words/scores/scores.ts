import { inRoom } from './room.ts'
import type { ScoredSegment } from '../segments/segment.ts'

/** The scores of one need: a product's from the texts that its SKUs share, a SKU's from its own. */
export interface Scores {
  products: Uint32Array
  skus: Uint32Array
  /** Whether any SKU may have a score of its own. */
  hasSkus: boolean
}

/** A pool of zeroed scores, whose memory is reused from one segment to the next. */
export interface SpareScores {
  take(segment: ScoredSegment): Scores
  giveBack(scores: Scores): void
}

export function createSpareScores(): SpareScores {
  const spare: Scores[] = []
  return {
    take({ firstSku }) {
      const size = firstSku.at(-1) ?? 0
      const kept = spare.pop() ?? { products: new Uint32Array(), skus: new Uint32Array(), hasSkus: false }
      const products = inRoom(kept.products, firstSku.length - 1).fill(0)
      const skus = inRoom(kept.skus, size)
      // Beyond the end of a smaller segment there may be scores of another one.
      if (kept.hasSkus || kept.skus.length !== size) skus.fill(0)
      return { products, skus, hasSkus: false }
    },
    giveBack: (scores) => void spare.push(scores),
  }
}

interface Parts {
  /** Each writes the scores of one part. */
  parts: ((into: Scores) => void)[]
  /** The worth of having all parts, in hundredths. */
  worth?: number
}

/** Raises the scores of products and single SKUs that have all parts to the parts' average, times `worth`. */
export function meetAll(
  spare: SpareScores,
  segment: ScoredSegment,
  scores: Scores,
  { parts, worth = 100 }: Parts,
): void {
  const sums = spare.take(segment)
  const own = spare.take(segment)
  for (const [place, score] of parts.entries()) {
    if (place === 0) {
      score(sums)
      continue
    }
    own.products.fill(0)
    if (own.hasSkus) own.skus.fill(0)
    own.hasSkus = false
    score(own)
    addBoth(segment, sums, own)
  }
  raiseTo(scores, sums, worth / (100 * parts.length))
  spare.giveBack(sums)
  spare.giveBack(own)
}

/** Adds the scores where both are present, else sets 0. A SKU also counts what its product has. */
function addBoth(segment: ScoredSegment, sums: Scores, own: Scores): void {
  const { products } = sums
  if (sums.hasSkus || own.hasSkus) addBothOfSkus(segment, sums, own)
  for (let product = 0; product < products.length; product++) {
    const one = products[product] ?? 0
    const other = own.products[product] ?? 0
    products[product] = one && other ? one + other : 0
  }
}

function addBothOfSkus({ firstSku }: ScoredSegment, sums: Scores, { products, skus }: Scores): void {
  let product = 0
  for (let sku = 0; sku < skus.length; sku++) {
    const one = sums.skus[sku] ?? 0
    const other = skus[sku] ?? 0
    if (!one && !other) continue
    while ((firstSku[product + 1] ?? Infinity) <= sku) product++
    const best = Math.max(one, sums.products[product] ?? 0)
    const bestOther = Math.max(other, products[product] ?? 0)
    sums.skus[sku] = best && bestOther ? best + bestOther : 0
  }
  sums.hasSkus = true
}

function raiseTo(scores: Scores, sums: Scores, factor: number): void {
  raiseEach(scores.products, sums.products, factor)
  if (!sums.hasSkus) return
  raiseEach(scores.skus, sums.skus, factor)
  scores.hasSkus = true
}

function raiseEach(scores: Uint32Array, sums: Uint32Array, factor: number): void {
  for (let at = 0; at < sums.length; at++) {
    const sum = sums[at] ?? 0
    if (!sum) continue
    const score = Math.max(1, Math.floor(sum * factor))
    if ((scores[at] ?? 0) < score) scores[at] = score
  }
}
