import pLimit from 'p-limit'
import type { Band } from '../../../contract/image-search.ts'
import type { ModelColumns } from '../../finding/model-columns.ts'
import { leastInBands } from './bands.ts'
import { mixOfScore } from './scores.ts'
import { mostQuantizationError } from '../index/quantized-vectors.ts'
import type { PictureVectors } from '../index/quantized-vectors.ts'
import { keepBest } from './keep-best.ts'
import type { Best } from './keep-best.ts'
import type { PictureIndex } from '../index/picture-index.ts'
import {
  compareAnew,
  foundAt,
  createSearchGround,
  isInBand,
  isSearched,
  nextAlike,
  seeInto,
  valueInBands,
} from './search-ground.ts'
import type { RankedUse, Ground, Likeness, BandedProduct, RankedProduct } from './search-ground.ts'

export interface Ranking {
  /** How many products are in bands. */
  total: number
  bestBand: Band | 'none'
  /** The page: by band, then by score, highest first, then by id. */
  list: BandedProduct[]
  /** The products in no band that are most like the picture; empty if no product is in a band. */
  more: RankedProduct[]
}

export interface RankWish {
  /** The places of the SKUs that are searched. */
  skus: Int32Array
  /** The weight of colours in a score, 0..1. */
  colorWeight: number
  /** The page: how many products in bands are skipped, and how many returned. */
  from: number
  count: number
  /** If fewer products are in bands, this many in all are returned, whatever the page. */
  filledTo?: number
  /** The query is a region that a member marked (`bandsAmong`). */
  isRegion?: boolean
}

/** How many products are compared again with exact vectors: rounded codes would order near-equal ones by chance. */
export const RERANKED = 50

const ranking = pLimit(1)

/** A page of the products with a picture like the query, among the SKUs. A product ranks by its best picture. */
export async function rankProducts(
  model: ModelColumns,
  index: PictureIndex,
  query: PictureVectors,
  wish: RankWish,
): Promise<Ranking> {
  return inTurn(index, query, async () => rank(model, index, query, wish))
}

/** As `rankProducts`; if nothing is in a band, also returns the `nearestByColor` products with the most similar colours. */
export async function rankWithColors(
  model: ModelColumns,
  index: PictureIndex,
  query: PictureVectors,
  { nearestByColor, ...wish }: RankWish & { nearestByColor: number },
): Promise<Ranking & { byColor: RankedProduct[] }> {
  return inTurn(index, query, async () => {
    const found = await rank(model, index, query, wish)
    const byColor = found.total ? [] : rankByColor(model, index, query, { skus: wish.skus, count: nearestByColor })
    return { ...found, byColor }
  })
}

/** Ranks a query in one turn of the event loop: another query in between would scan all pictures again. */
async function inTurn<Result>(
  index: PictureIndex,
  query: PictureVectors,
  work: () => Promise<Result>,
): Promise<Result> {
  return ranking(async () => {
    await index.pictures.prepare(query)
    return work()
  })
}

async function rank(
  model: ModelColumns,
  index: PictureIndex,
  query: PictureVectors,
  { skus, colorWeight, isRegion = false, from, count, filledTo = 0 }: RankWish,
): Promise<Ranking> {
  const ground = createSearchGround(model, index, query, { skus, colorWeight, isRegion })
  // A product that codes put a little below every band may be in one once it is compared exactly.
  const { colorPart, least } = leastInBands(index.calibration)
  const leastOfCodes = least - mostQuantizationError(query.texture.length)
  // The exact comparison may move as many products off the page, and others onto it.
  const best = keepBest(Math.min(RERANKED + from + count, model.productIds.length))
  const { found, inBands } = findBest(ground, query, best, {
    texturePart: 1,
    colorPart,
    least: () => leastOfCodes,
    valueOf: valueInBands,
  })
  const first = await compareAnew(ground, query, found.slice(0, RERANKED))
  const total = inBands + countInBands(first) - countInBands(found.slice(0, RERANKED))
  const list = [...first, ...found.slice(RERANKED)].filter(isInBand).sort(byValue)
  const more = total > 0 && total < filledTo ? await rankOthers(ground, query, list, filledTo - total) : []
  return { total, bestBand: list[0]?.band ?? 'none', list: list.slice(from, from + count), more }
}

/** So many products beside these, by score; those of neither the query's kind nor its colours come last. */
async function rankOthers(
  ground: Ground,
  query: PictureVectors,
  these: readonly BandedProduct[],
  count: number,
): Promise<RankedProduct[]> {
  const inBands = new Set(these.map(({ product }) => product))
  const valueOf = (one: RankedProduct) => one.score + Number(isRelated(ground, one))
  const best = keepBest(Math.min(count + RERANKED + inBands.size, ground.model.productIds.length))
  const { found } = findBest(ground, query, best, {
    texturePart: 1 - ground.colorWeight,
    colorPart: ground.colorWeight,
    // Being related counts 1.
    least: () => mixOfScore(ground.index.calibration, best.least - 1),
    valueOf,
  })
  const others = found.filter(({ product }) => !inBands.has(product)).slice(0, count + RERANKED)
  // A product that reaches a band only by the exact comparison ranked too low to be on a page.
  const anew = (await compareAnew(ground, query, others)).filter((one) => !isInBand(one))
  return anew.sort((one, other) => valueOf(other) - valueOf(one) || one.product - other.product).slice(0, count)
}

function isRelated({ index, isOfKind }: Ground, { sku, color }: RankedProduct): boolean {
  return color >= index.calibration.moodColor || isOfKind(sku)
}

/** The products with the colours that are most like the query's, whatever their texture. */
export function rankByColor(
  model: ModelColumns,
  index: PictureIndex,
  query: PictureVectors,
  { skus, count }: Pick<RankWish, 'skus' | 'count'>,
): RankedProduct[] {
  const best = keepBest(count)
  return findBest(createSearchGround(model, index, query, { skus, colorWeight: 1 }), query, best, {
    texturePart: 0,
    colorPart: 1,
    least: () => mixOfScore(index.calibration, best.least),
    valueOf: ({ score }) => score,
  }).found
}

/** Which products may be among the best: those with a picture above the least value. */
interface Choice extends Likeness {
  /** Read again after every product. */
  least(): number
  /** The value of a picture; a product counts by its highest. */
  valueOf(ranked: RankedProduct): number
}

/** The products with the highest values, highest first, and how many are in bands overall. */
function findBest(
  ground: Ground,
  query: PictureVectors,
  best: Best,
  choice: Choice,
): { found: RankedUse[]; inBands: number } {
  const { index, uses } = ground
  const { rows, productIds } = uses
  const likeness = index.pictures.compare(query)
  const { filled } = index.pictures
  // One object for thousands of candidates: each is read and overwritten.
  const seen = foundAt(ground, likeness, 0)
  let inBands = 0
  let least = choice.least()
  let use = 0
  for (;;) {
    use = nextAlike(rows, likeness, choice, { from: use, least })
    if (use === rows.length) break
    if (!isSearched(ground, filled, use)) {
      use++
      continue
    }
    const productId = productIds[use]
    while (productIds[use - 1] === productId) use--
    let [highest, value, isIn] = [use, -Infinity, false]
    for (; productIds[use] === productId; use++) {
      if (!isSearched(ground, filled, use)) continue
      seeInto(seen, ground, likeness, use)
      const own = choice.valueOf(seen)
      if (own > value) [highest, value, isIn] = [use, own, isInBand(seen)]
    }
    if (isIn) inBands++
    best.offer(highest, value)
    least = choice.least()
  }
  return { found: best.items().map((one) => foundAt(ground, likeness, one)), inBands }
}

function byValue(one: RankedProduct, other: RankedProduct): number {
  return valueInBands(other) - valueInBands(one) || one.product - other.product
}

function countInBands(ranked: readonly RankedProduct[]): number {
  return ranked.filter(isInBand).length
}
