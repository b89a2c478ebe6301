import { bands } from '../../contract/image-search.ts'
import type { Band } from '../../contract/image-search.ts'
import type { ReadModel } from '../catalogue/read-model/model.ts'
import { bandsAmong, leastAmong, textureScore } from './bands.ts'
import type { BandOf } from './bands.ts'
import { CODE_SCALE, mostRounded } from './codes.ts'
import type { PictureVectors } from './codes.ts'
import { mixScores } from './color-signature.ts'
import { keepBest } from './keep-best.ts'
import type { Best } from './keep-best.ts'
import type { PictureIndex, PlacedUses } from './picture-index.ts'

/** A product by the SKU of it that is most like the picture. */
export interface RankedProduct {
  /** Places in the model. */
  product: number
  sku: number
  /** 0..1, as they are told. */
  score: number
  texture: number
  color: number
  band: Band | null
}

/** A product that is like the picture. */
export type LikeProduct = RankedProduct & { band: Band }

export interface Ranking {
  /** Products in bands. */
  total: number
  bestBand: Band | 'none'
  /** The page: by band, in each the highest score first; of equal ones the lower id. */
  list: LikeProduct[]
}

export interface RankWish {
  /** Places of the SKUs that may be found. */
  skus: Int32Array
  /** The colours' part of a score, 0..1. */
  colorWeight: number
  /** The page: so many in bands are passed over, and so many told. */
  from: number
  count: number
}

/** So many products are compared anew without the rounding of codes, which would decide who of two alike comes first. */
export const RERANKED = 50

/** A page of the products that have a picture, among the SKUs, which is like the query. A product's best picture stands for it. */
export async function rankProducts(
  model: ReadModel,
  index: PictureIndex,
  query: PictureVectors,
  { skus, colorWeight, from, count }: RankWish,
): Promise<Ranking> {
  const ground = groundOf(model, index, query, { skus, colorWeight })
  const { colorPart, least } = leastAmong(index.pictures.size, query.texture)
  // What codes leave a little below every band may stand in one once it is compared anew.
  const leastOfCodes = least - mostRounded(query.texture.length)
  // Comparing anew may move as many behind the page, and others up onto it.
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
  return { total, bestBand: list[0]?.band ?? 'none', list: list.slice(from, from + count) }
}

/** The products with the colours that are most like the query's, whatever their texture. */
export function rankByColor(
  model: ReadModel,
  index: PictureIndex,
  query: PictureVectors,
  { skus, count }: Pick<RankWish, 'skus' | 'count'>,
): RankedProduct[] {
  const best = keepBest(count)
  return findBest(groundOf(model, index, query, { skus, colorWeight: 1 }), query, best, {
    texturePart: 0,
    colorPart: 1,
    least: () => best.least,
    valueOf: ({ score }) => score,
  }).found
}

export function isInBand(ranked: RankedProduct): ranked is LikeProduct {
  return ranked.band !== null
}

/** What is searched. */
interface Ground {
  model: ReadModel
  index: PictureIndex
  uses: PlacedUses
  bandOf: BandOf
  /** By SKU; absent where every one may be found. */
  isWanted: Uint8Array | undefined
  colorWeight: number
}

/** A product with its best use, of which its other uses are neighbours. */
type Found = RankedProduct & { use: number }

function groundOf(
  model: ReadModel,
  index: PictureIndex,
  query: PictureVectors,
  { skus, colorWeight }: Pick<RankWish, 'skus' | 'colorWeight'>,
): Ground {
  const bandOf = bandsAmong(index.pictures.size, query.texture)
  const ground = { model, index, uses: index.usesIn(model), bandOf, colorWeight }
  if (skus.length === model.skuIds.length) return { ...ground, isWanted: undefined }
  const isWanted = new Uint8Array(model.skuIds.length)
  for (const sku of skus) isWanted[sku] = 1
  return { ...ground, isWanted }
}

/** Which products may be among the best: those with a picture that is more like the query than the least. */
interface Choice {
  /** Of that likeness: a sum of so many times the texture's and so many times the colours'. */
  texturePart: number
  colorPart: number
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
): { found: Found[]; inBands: number } {
  const { index, uses } = ground
  const { rows } = uses
  const { texturePart, colorPart } = choice
  const likeness = index.pictures.compare(query)
  let inBands = 0
  let least = choice.least()
  let use = 0
  while (use < rows.length) {
    // Nearly all pictures are passed over here: a function called for each of them would take four times as long.
    const at = (rows[use] ?? 0) * 2
    const alike = texturePart * (likeness[at] ?? 0) + colorPart * toShare(likeness[at + 1] ?? 0)
    if (alike <= least || !isSearched(ground, use)) {
      use++
      continue
    }
    const { from, to } = usesBeside(uses, use)
    const found = bestOf(
      searchedAmong(ground, from, to).map((one) => foundAt(ground, likeness, one)),
      choice.valueOf,
    )
    if (isInBand(found)) inBands++
    best.offer(found.use, choice.valueOf(found))
    least = choice.least()
    use = to
  }
  return { found: best.items().map((one) => foundAt(ground, likeness, one)), inBands }
}

/** Of at least one, the first with the highest value. */
function bestOf<Ranked>(all: Ranked[], valueOf: (ranked: Ranked) => number): Ranked {
  return all.reduce((best, one) => (valueOf(one) > valueOf(best) ? one : best))
}

function foundAt(ground: Ground, likeness: Float32Array, use: number): Found {
  const at = (ground.uses.rows[use] ?? 0) * 2
  const [texture, color] = [likeness[at] ?? 0, toShare(likeness[at + 1] ?? 0)]
  return { ...rankedBy(ground, use, { texture, told: roughScore(texture), color }), use }
}

/** The score of a texture may be asked of very many pictures: it is read off a table, as the curve takes longer. */
const STEPS = 2 ** 14
const ROUGH_SCORES = Float64Array.from({ length: STEPS + 1 }, (_, step) => textureScore((step / STEPS) * 2 - 1))

function roughScore(texture: number): number {
  return ROUGH_SCORES[Math.min(STEPS, Math.max(0, Math.round(((texture + 1) / 2) * STEPS)))] ?? 0
}

function isSearched({ index, uses, isWanted }: Ground, use: number): boolean {
  const sku = uses.places[use] ?? -1
  return sku >= 0 && (!isWanted || isWanted[sku] === 1) && index.pictures.filled[uses.rows[use] ?? 0] === 1
}

/** `told` is the texture's likeness as it is told. */
function rankedBy(
  { model, uses, bandOf, colorWeight }: Ground,
  use: number,
  { texture, told, color }: { texture: number; told: number; color: number },
): RankedProduct {
  const sku = uses.places[use] ?? 0
  const score = mixScores(told, color, colorWeight)
  return { product: model.productOf[sku] ?? 0, sku, score, texture: told, color, band: bandOf(texture, color) }
}

/** The same products, each by whichever of its pictures is most like the query before anything of it is rounded. */
async function compareAnew(ground: Ground, query: PictureVectors, found: readonly Found[]): Promise<RankedProduct[]> {
  const { index, uses } = ground
  const usesByProduct = found.map(({ use }) => {
    const { from, to } = usesBeside(uses, use)
    return searchedAmong(ground, from, to)
  })
  const textures = await index.exactTextures([...new Set(usesByProduct.flat().map((use) => uses.rows[use] ?? 0))])
  return found.map((before, place) => {
    const anew = (usesByProduct[place] ?? []).flatMap((use) => {
      const row = uses.rows[use] ?? 0
      const texture = textures.get(row)
      if (!texture) return []
      const likeness = dot(query.texture, texture)
      const color = toShare(dot(query.color, index.pictures.colorOf(row)) / CODE_SCALE)
      return [rankedBy(ground, use, { texture: likeness, told: textureScore(likeness), color })]
    })
    return anew.length ? bestOf(anew, valueInBands) : before
  })
}

/** All uses of the same product: from..to-1. */
function usesBeside({ productIds }: PlacedUses, use: number): { from: number; to: number } {
  let from = use
  let to = use + 1
  while (productIds[from - 1] === productIds[use]) from--
  while (productIds[to] === productIds[use]) to++
  return { from, to }
}

/** Of the uses from..to-1. */
function searchedAmong(ground: Ground, from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, place) => from + place).filter((use) => isSearched(ground, use))
}

/** Whatever the score, a better band goes before. */
const VALUES = Object.fromEntries(bands.map((band, place) => [band, 2 * (bands.length - place)])) as Record<
  Band,
  number
>

function valueInBands({ band, score }: RankedProduct): number {
  return band === null ? score : score + VALUES[band]
}

function byValue(one: RankedProduct, other: RankedProduct): number {
  return valueInBands(other) - valueInBands(one) || one.product - other.product
}

function countInBands(ranked: readonly RankedProduct[]): number {
  return ranked.filter(isInBand).length
}

function dot(one: Float32Array, other: ArrayLike<number>): number {
  let sum = 0
  for (let place = 0; place < one.length; place++) sum += (one[place] ?? 0) * (other[place] ?? 0)
  return sum
}

/** Rounding may carry a likeness of colours beyond what it can be. */
function toShare(likeness: number): number {
  return Math.min(1, Math.max(0, likeness))
}
