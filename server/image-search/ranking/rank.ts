import pLimit from 'p-limit'
import type { Band } from '../../../contract/image-search.ts'
import type { ModelColumns } from '../../finding/model-columns.ts'
import { leastAmong, MOOD_COLOR } from './bands.ts'
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
  /** Products in bands. */
  total: number
  bestBand: Band | 'none'
  /** The page: by band, in each the highest score first; of equal ones the lower id. */
  list: BandedProduct[]
  /** Of what stands in no band, what is most like the picture as it is weighed; nothing where nothing stands in one. */
  more: RankedProduct[]
}

export interface RankWish {
  /** Places of the SKUs that may be found. */
  skus: Int32Array
  /** The colours' part of a score, 0..1. */
  colorWeight: number
  /** The page: so many in bands are passed over, and so many told. */
  from: number
  count: number
  /** Where fewer stand in bands, so many in all are told, whatever the page. */
  filledTo?: number
}

/** So many products are compared anew without the rounding of codes, which would decide who of two alike comes first. */
export const RERANKED = 50

const ranking = pLimit(1)

/** A page of the products that have a picture, among the SKUs, which is like the query. A product's best picture stands for it. */
export async function rankProducts(
  model: ModelColumns,
  index: PictureIndex,
  query: PictureVectors,
  wish: RankWish,
): Promise<Ranking> {
  return inTurn(index, query, async () => rank(model, index, query, wish))
}

/** As `rankProducts`, and where nothing is in a band, so many products with the colours that are most like the query's. */
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

/** All that is ranked of a query is ranked in one turn: another's would have all pictures compared anew. */
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
  { skus, colorWeight, from, count, filledTo = 0 }: RankWish,
): Promise<Ranking> {
  const ground = createSearchGround(model, index, query, { skus, colorWeight })
  const { colorPart, least } = leastAmong(index.pictures.size, query.texture)
  // What codes leave a little below every band may stand in one once it is compared anew.
  const leastOfCodes = least - mostQuantizationError(query.texture.length)
  // Comparing anew may move as many behind the page, and others up onto it.
  const best = keepBest(Math.min(RERANKED + from + count, model.productIds.length))
  const { found, inBands } = findBest(ground, query, best, {
    isTold: false,
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

/** So many products that are not among these: by their scores, and behind all others what is neither of the query's kind nor of its colours. */
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
    isTold: true,
    texturePart: 1 - ground.colorWeight,
    colorPart: ground.colorWeight,
    // A score is at most 1.
    least: () => best.least - 1,
    valueOf,
  })
  const others = found.filter(({ product }) => !inBands.has(product)).slice(0, count + RERANKED)
  // One that stands in a band once it is compared anew was too far behind to be told there.
  const anew = (await compareAnew(ground, query, others)).filter((one) => !isInBand(one))
  return anew.sort((one, other) => valueOf(other) - valueOf(one) || one.product - other.product).slice(0, count)
}

function isRelated({ isOfKind }: Ground, { sku, color }: RankedProduct): boolean {
  return color >= MOOD_COLOR || isOfKind(sku)
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
    isTold: false,
    texturePart: 0,
    colorPart: 1,
    least: () => best.least,
    valueOf: ({ score }) => score,
  }).found
}

/** Which products may be among the best: those with a picture that is more like the query than the least. */
interface Choice extends Likeness {
  /** Asked again after every product. */
  least(): number
  /** Of a picture; the highest of a product's stands for it. */
  valueOf(ranked: RankedProduct): number
}

/** The products with the highest values, the highest first, and how many are in bands in all. */
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
  // Thousands may be looked at closer, and what is seen of each is forgotten at once.
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
