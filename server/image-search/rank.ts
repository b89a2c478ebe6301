import { bands } from '../../contract/image-search.ts'
import type { Band } from '../../contract/image-search.ts'
import type { ReadModel } from '../catalogue/read-model/model.ts'
import { bandsAmong, textureScore } from './bands.ts'
import type { BandOf } from './bands.ts'
import { CODE_SCALE } from './codes.ts'
import type { PictureVectors } from './codes.ts'
import { mixScores } from './color-signature.ts'
import { keepBest } from './keep-best.ts'
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
  const ground = groundOf(model, index, { skus, colorWeight })
  // Comparing anew may move as many behind the page, and others up onto it.
  const { found, inBands } = findBest(ground, query, RERANKED + from + count, valueOf)
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
  return findBest(groundOf(model, index, { skus, colorWeight: 1 }), query, count, (_band, score) => score).found
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
  { skus, colorWeight }: Pick<RankWish, 'skus' | 'colorWeight'>,
): Ground {
  const bandOf = bandsAmong(index.pictures.size)
  const ground = { model, index, uses: index.usesIn(model), bandOf, colorWeight }
  if (skus.length === model.skuIds.length) return { ...ground, isWanted: undefined }
  const isWanted = new Uint8Array(model.skuIds.length)
  for (const sku of skus) isWanted[sku] = 1
  return { ...ground, isWanted }
}

/** So many products with the highest values, the highest first, and how many are in bands in all. */
function findBest(
  ground: Ground,
  query: PictureVectors,
  most: number,
  valueFor: (band: Band | null, score: number) => number,
): { found: Found[]; inBands: number } {
  const { model, index, uses, isWanted, colorWeight, bandOf } = ground
  const { rows, places } = uses
  const { productOf } = model
  const likeness = index.pictures.compare(query)
  const isFilled = index.pictures.filled
  const best = keepBest(most)
  let inBands = 0
  // A product's uses are neighbours, so that no more than its best one need be known. Nothing here is made for a picture.
  let product = -1
  let bestUse = -1
  let bestScore = -1
  let bestTexture = 0
  let bestColor = 0
  const offer = (use: number, texture: number, color: number, score: number) => {
    const band = bandOf(texture, color)
    best.offer(use, valueFor(band, score))
    return band === null ? 0 : 1
  }
  for (let use = 0; use < rows.length; use++) {
    const sku = places[use] ?? -1
    if (sku < 0 || (isWanted && isWanted[sku] !== 1)) continue
    const row = rows[use] ?? 0
    const texture = likeness[row * 2] ?? 0
    const color = toShare(likeness[row * 2 + 1] ?? 0)
    const score = mixScores(roughScore(texture), color, colorWeight)
    const owner = productOf[sku] ?? 0
    if ((owner === product && score <= bestScore) || isFilled[row] !== 1) continue
    if (owner !== product && bestUse >= 0) inBands += offer(bestUse, bestTexture, bestColor, bestScore)
    product = owner
    bestUse = use
    bestScore = score
    bestTexture = texture
    bestColor = color
  }
  if (bestUse >= 0) inBands += offer(bestUse, bestTexture, bestColor, bestScore)
  const found = best.items().map((use) => {
    const at = (rows[use] ?? 0) * 2
    const [texture, color] = [likeness[at] ?? 0, toShare(likeness[at + 1] ?? 0)]
    return { ...rankedBy(ground, use, { texture, told: roughScore(texture), color }), use }
  })
  return { found, inBands }
}

/** The score of a texture is asked of every picture, where a curve would take as long as all else: it is read off a table. */
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
  const usesByProduct = found.map(({ use }) => neighboursOf(uses, use).filter((one) => isSearched(ground, one)))
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
    return anew.reduce<RankedProduct>((best, one) => (best === before || one.score > best.score ? one : best), before)
  })
}

/** All uses of the same product. */
function neighboursOf({ productIds }: PlacedUses, use: number): number[] {
  let from = use
  let to = use + 1
  while (productIds[from - 1] === productIds[use]) from--
  while (productIds[to] === productIds[use]) to++
  return Array.from({ length: to - from }, (_, place) => from + place)
}

/** Whatever the score, a better band goes before. */
const VALUES = Object.fromEntries(bands.map((band, place) => [band, 2 * (bands.length - place)])) as Record<
  Band,
  number
>

function valueOf(band: Band | null, score: number): number {
  return band === null ? score : score + VALUES[band]
}

function byValue(one: RankedProduct, other: RankedProduct): number {
  return valueOf(other.band, other.score) - valueOf(one.band, one.score) || one.product - other.product
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
