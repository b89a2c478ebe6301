import { DESCRIPTION, NAME, QUALITY, WEIGHTS, isOfSkus } from '../texts/fields.ts'
import { COLOR_CHAR, charHits, pairHits, pairsOf } from '../hits/han-hits.ts'
import type { Hits } from '../hits/hits.ts'
import type { ScoredSegment } from '../segments/segment.ts'
import type { Scores } from './scores.ts'

/**
 * Scores products and SKUs with a run of Han in pieces. Reach 0: pairs cover it all (橡木人字拼); 1: pairs cover half, single characters the
 * rest (灰色大理石 for 湖灰); 2: one character is wrong or too many (儿童房墙漆 for 儿童墙漆).
 */
export function scorePieces(
  segment: ScoredSegment,
  run: string,
  { scores, reach }: { scores: Scores; reach: number },
): void {
  if (run.length < 3) return
  const pairs = createPieces(scores)
  for (const [at, pair] of pairsOf(run).entries())
    for (const hits of pairHits(segment, pair)) markHits(segment, hits, { pieces: pairs, bits: 3 << at })
  const all = 2 ** run.length - 1
  raiseAll(segment, scores, { has: (bits) => bits === all, pieces: pairs, quality: QUALITY.parted })
  if (reach === 0) return
  let needed = all
  const chars = createPieces(scores)
  for (let at = 0; at < run.length; at++)
    if (run[at] === COLOR_CHAR) needed &= ~(1 << at)
    else for (const hits of charHits(segment, run.charAt(at))) markHits(segment, hits, { pieces: chars, bits: 1 << at })
  // One integer holds both: characters in the low bits, pairs in the high bits.
  const both = joinPieces(chars, pairs)
  const has = (bits: number): boolean => (bits & needed) === needed && countOnes(bits >>> HALF) * 2 >= run.length
  raiseAll(segment, scores, { has, pieces: both, quality: QUALITY.characters })
  if (reach === 1) return
  const hasMost = (bits: number): boolean => countOnes(needed & ~bits) < 2 && countOnes(bits >>> HALF) * 2 >= run.length
  raiseAll(segment, scores, { has: hasMost, pieces: both, quality: QUALITY.oneCharacterOff })
}

/** A run has at most 16 characters, a bit each. */
const HALF = 16

/** The characters of the run that each product or SKU has, a bit each. */
interface Pieces {
  inNames: Uint32Array
  ofProducts: Uint32Array
  ofSkus: Uint32Array
  /** Whether any SKU has characters of its own. */
  hasSkus: boolean
}

function createPieces({ products, skus }: Scores): Pieces {
  return {
    inNames: new Uint32Array(products.length),
    ofProducts: new Uint32Array(products.length),
    ofSkus: new Uint32Array(skus.length),
    hasSkus: false,
  }
}

function joinPieces(low: Pieces, high: Pieces): Pieces {
  // A plain loop: most of the time would go into a call for each product.
  const join = (one: Uint32Array, other: Uint32Array) => {
    const both = new Uint32Array(one.length)
    for (let at = 0; at < both.length; at++) both[at] = (one[at] ?? 0) | ((other[at] ?? 0) << HALF)
    return both
  }
  return {
    inNames: join(low.inNames, high.inNames),
    ofProducts: join(low.ofProducts, high.ofProducts),
    ofSkus: join(low.ofSkus, high.ofSkus),
    hasSkus: low.hasSkus || high.hasSkus,
  }
}

function markHits(
  segment: ScoredSegment,
  { texts, from, to }: Hits,
  { pieces, bits }: { pieces: Pieces; bits: number },
): void {
  for (let at = from; at < to; at++) {
    const text = texts[at] ?? 0
    const field = segment.fields[text] ?? 0
    if (field === DESCRIPTION) continue
    const isSku = isOfSkus[field] === true
    pieces.hasSkus ||= isSku
    const into = isSku ? pieces.ofSkus : pieces.ofProducts
    const last = segment.ownerStarts[text + 1] ?? 0
    for (let place = segment.ownerStarts[text] ?? 0; place < last; place++) {
      const owner = segment.owners[place] ?? 0
      into[owner] = (into[owner] ?? 0) | bits
      if (field === NAME) pieces.inNames[owner] = (pieces.inNames[owner] ?? 0) | bits
    }
  }
}

interface Cover {
  pieces: Pieces
  has: (bits: number) => boolean
  quality: number
}

function raiseAll({ firstSku }: ScoredSegment, scores: Scores, { pieces, has, quality }: Cover): void {
  const elsewhere = quality * WEIGHTS.attribute
  for (let product = 0; product < scores.products.length; product++) {
    const common = pieces.ofProducts[product] ?? 0
    if (has(pieces.inNames[product] ?? 0)) raise(scores.products, product, quality * WEIGHTS.name)
    else if (has(common)) raise(scores.products, product, elsewhere)
    if (!pieces.hasSkus) continue
    const end = firstSku[product + 1] ?? 0
    for (let sku = firstSku[product] ?? 0; sku < end; sku++) {
      const own = pieces.ofSkus[sku] ?? 0
      if (own && has(common | own)) raise(scores.skus, sku, elsewhere)
    }
  }
}

function raise(scores: Uint32Array, at: number, score: number): void {
  if ((scores[at] ?? 0) < score) scores[at] = score
}

function countOnes(bits: number): number {
  let count = 0
  for (let rest = bits; rest; rest &= rest - 1) count++
  return count
}
