import { DESCRIPTION, NAME, QUALITY, WEIGHTS, isOfSkus } from './fields.ts'
import { pairHits, pairsOf } from './han-hits.ts'
import type { Hits } from './hits.ts'
import { ownersOf } from './segment.ts'
import type { Segment } from './segment.ts'
import type { Scores } from './segment-scores.ts'

/**
 * Gives a score to what has a run of Han in pieces: its pairs, in whichever fields, leave no character out ("橡木人字拼" of
 * an oak floor whose pattern stands in its category, "灰色大理石").
 */
export function scorePieces(segment: Segment, run: string, scores: Scores): void {
  if (run.length < 3) return
  const pieces = gatherPieces(segment, run, scores)
  const elsewhere = QUALITY.parted * WEIGHTS.attribute
  for (let product = 0; product < scores.products.length; product++) {
    const common = pieces.ofProducts[product] ?? 0
    if (covers(pieces.inNames[product] ?? 0, run)) raise(scores.products, product, QUALITY.parted * WEIGHTS.name)
    else if (covers(common, run)) raise(scores.products, product, elsewhere)
    else if (pieces.hasSkus) raiseSkus(segment, product, { run, pieces, scores: scores.skus, score: elsewhere })
  }
}

interface SkuWish {
  run: string
  pieces: Pieces
  scores: Uint16Array
  score: number
}

function raiseSkus({ firstSku }: Segment, product: number, { run, pieces, scores, score }: SkuWish): void {
  const common = pieces.ofProducts[product] ?? 0
  const end = firstSku[product + 1] ?? 0
  for (let sku = firstSku[product] ?? 0; sku < end; sku++) {
    const own = pieces.ofSkus[sku] ?? 0
    if (own && covers(common | own, run)) raise(scores, sku, score)
  }
}

/** Which pairs of the run each document has, a bit each. */
interface Pieces {
  inNames: Uint16Array
  ofProducts: Uint16Array
  ofSkus: Uint16Array
  hasSkus: boolean
}

function gatherPieces(segment: Segment, run: string, { products, skus }: Scores): Pieces {
  const pieces: Pieces = {
    inNames: new Uint16Array(products.length),
    ofProducts: new Uint16Array(products.length),
    ofSkus: new Uint16Array(skus.length),
    hasSkus: false,
  }
  for (const [index, pair] of pairsOf(run).entries())
    for (const hits of pairHits(segment, pair)) markHits(segment, hits, { pieces, bit: 1 << index })
  return pieces
}

function markHits(segment: Segment, { texts, from, to }: Hits, { pieces, bit }: { pieces: Pieces; bit: number }): void {
  for (let at = from; at < to; at++) {
    const text = texts[at] ?? 0
    const field = segment.fields[text] ?? 0
    if (field === DESCRIPTION) continue
    const isSku = isOfSkus[field] === true
    pieces.hasSkus ||= isSku
    const into = isSku ? pieces.ofSkus : pieces.ofProducts
    for (const owner of ownersOf(segment, text)) {
      into[owner] = (into[owner] ?? 0) | bit
      if (field === NAME) pieces.inNames[owner] = (pieces.inNames[owner] ?? 0) | bit
    }
  }
}

/** Whether pairs touch every character of the run. */
function covers(pairs: number, { length }: string): boolean {
  return pairs !== 0 && (pairs | (pairs << 1)) === 2 ** length - 1
}

function raise(scores: Uint16Array, at: number, score: number): void {
  if ((scores[at] ?? 0) < score) scores[at] = score
}
