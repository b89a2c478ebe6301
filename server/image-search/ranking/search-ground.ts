import { bands } from '../../../contract/image-search.ts'
import type { Band } from '../../../contract/image-search.ts'
import type { ModelColumns } from '../../finding/model-columns.ts'
import { bandsAmong } from './bands.ts'
import type { BandOf, Nearest } from './bands.ts'
import type { Calibration } from './calibrations/calibration.ts'
import { QUANTIZATION_SCALE, mostQuantizationError } from '../index/quantized-vectors.ts'
import type { PictureVectors } from '../index/quantized-vectors.ts'
import { mixScores } from '../encoder/color-signature.ts'
import { kindsNear } from './kinship.ts'
import { matchScore, textureScore } from './scores.ts'
import type { PictureIndex, PlacedUses } from '../index/picture-index.ts'

/** A product with its SKU that is most like the picture. */
export interface RankedProduct {
  /** Places in the model. */
  product: number
  sku: number
  /** Scores from 0 to 1, as the API returns them. */
  score: number
  texture: number
  color: number
  band: Band | null
}

/** A product that is like the picture. */
export type BandedProduct = RankedProduct & { band: Band }

export function isInBand(ranked: RankedProduct): ranked is BandedProduct {
  return ranked.band !== null
}

/** The pictures, SKUs and query of one search. */
export interface Ground {
  model: ModelColumns
  index: PictureIndex
  uses: PlacedUses
  bandOf: BandOf
  /** By SKU whether it is searched; absent if all are. */
  isWanted: Uint8Array | undefined
  colorWeight: number
  /** Whether the SKU's product is of the query's kind: its category or another below the same top category. */
  isOfKind(sku: number): boolean
}

/** A product with its best use; its other uses lie beside it. */
export type RankedUse = RankedProduct & { use: number }

export function createSearchGround(
  model: ModelColumns,
  index: PictureIndex,
  query: PictureVectors,
  { skus, colorWeight, isRegion }: { skus: Int32Array; colorWeight: number; isRegion?: boolean },
): Ground {
  const { calibration } = index
  const uses = index.usesIn(model)
  const nearest = nearestProducts(uses, index, query)
  const bandOf = bandsAmong(calibration, query.texture, { pictures: index.pictures.size, nearest, isRegion })
  const isOfKind = kindsIn(model, calibration, uses, nearest)
  const ground = { model, index, uses, bandOf, colorWeight, isOfKind }
  if (skus.length === model.skuIds.length) return { ...ground, isWanted: undefined }
  const isWanted = new Uint8Array(model.skuIds.length)
  for (const sku of skus) isWanted[sku] = 1
  return { ...ground, isWanted }
}

/** Votes come from all searched products: a filter must not move a product from band to band. */
function kindsIn(
  model: ModelColumns,
  calibration: Calibration,
  uses: PlacedUses,
  nearest: readonly NearestUse[],
): (sku: number) => boolean {
  const categories = model.facets.get('category')
  if (!categories) return () => true
  const { codes, dictionary } = categories
  const voting = nearest.map(({ use, texture }) => ({ texture, kind: codes[uses.places[use] ?? 0] ?? 0 }))
  // A category includes all above it, so two categories share one if their top category is the same.
  const isNear = kindsNear(calibration, voting, (one, other) => {
    const above = new Set(dictionary.sets[other])
    return (dictionary.sets[one] ?? []).some((place) => above.has(place))
  })
  return (sku) => isNear(codes[sku] ?? 0)
}

interface NearestUse extends Nearest {
  use: number
}

/** The nearest pictures by codes, one for each product, the nearest first. */
function nearestProducts(
  { rows, places, productIds }: PlacedUses,
  { pictures, calibration }: PictureIndex,
  query: PictureVectors,
): NearestUse[] {
  const likeness = pictures.compare(query)
  const { filled } = pictures
  let nearest: NearestUse[] = []
  let least = -Infinity
  for (let use = -1; ;) {
    use = nextAlike(rows, likeness, BY_TEXTURE, { from: use + 1, least })
    if (use === rows.length) return nearest
    if ((places[use] ?? -1) < 0 || filled[rows[use] ?? 0] !== 1) continue
    const at = (rows[use] ?? 0) * 2
    const [texture, color] = [likeness[at] ?? 0, toShare(likeness[at + 1] ?? 0)]
    const before = nearest.find((one) => productIds[one.use] === productIds[use])
    if (before && before.texture >= texture) continue
    nearest = [...nearest.filter((one) => one !== before), { use, texture, color }]
    nearest.sort((one, other) => other.texture - one.texture)
    nearest = nearest.slice(0, calibration.nearest)
    if (nearest.length === calibration.nearest) least = nearest.at(-1)?.texture ?? least
  }
}

/** A weighted sum of a picture's texture likeness (as cosine or as score) and its colours' likeness. */
export interface Likeness {
  texturePart: number
  colorPart: number
}

const BY_TEXTURE: Likeness = { texturePart: 1, colorPart: 0 }

/** The first use from one on whose value exceeds the least, or the number of uses. */
export function nextAlike(
  rows: Int32Array,
  likeness: Float32Array,
  { texturePart, colorPart }: Likeness,
  { from, least }: { from: number; least: number },
): number {
  // Nearly all pictures are skipped in this loop. A function call for each would take four times as long.
  for (let use = from; use < rows.length; use++) {
    const at = (rows[use] ?? 0) * 2
    const alike = texturePart * (likeness[at] ?? 0) + colorPart * toShare(likeness[at + 1] ?? 0)
    if (alike > least) return use
  }
  return rows.length
}

export function foundAt(ground: Ground, likeness: Float32Array, use: number): RankedUse {
  const found: RankedUse = { use, product: 0, sku: 0, score: 0, texture: 0, color: 0, band: null }
  seeInto(found, ground, likeness, use)
  return found
}

/** As `foundAt`, but overwrites an earlier result. */
export function seeInto(found: RankedUse, ground: Ground, likeness: Float32Array, use: number): void {
  const at = (ground.uses.rows[use] ?? 0) * 2
  found.use = use
  rankInto(found, ground, { texture: likeness[at] ?? 0, color: toShare(likeness[at + 1] ?? 0) })
}

/** `filled`: the index's current rows. */
export function isSearched({ uses, isWanted }: Ground, filled: Uint8Array, use: number): boolean {
  const sku = uses.places[use] ?? -1
  return sku >= 0 && (!isWanted || isWanted[sku] === 1) && filled[uses.rows[use] ?? 0] === 1
}

/** `texture` is a cosine, `color` a likeness of colours. */
function rankInto(
  found: RankedUse,
  { model, index, uses, bandOf, colorWeight, isOfKind }: Ground,
  { texture, color }: { texture: number; color: number },
): void {
  const sku = uses.places[found.use] ?? 0
  found.product = model.productOf[sku] ?? 0
  found.sku = sku
  found.score = matchScore(index.calibration, mixScores(texture, color, colorWeight))
  found.texture = textureScore(index.calibration, texture)
  found.color = color
  found.band = bandOf(texture, color, isOfKind(sku))
}

/** The same products, each by the picture that is most like the query by exact vectors. */
export async function compareAnew(
  ground: Ground,
  query: PictureVectors,
  found: readonly RankedUse[],
): Promise<RankedProduct[]> {
  const { index, uses } = ground
  const usesByProduct = found.map((one) => mayBeBest(ground, query, one))
  const textures = await index.exactTextures([...new Set(usesByProduct.flat().map((use) => uses.rows[use] ?? 0))])
  return found.map((before, place) => {
    const seen = { ...before }
    let best: RankedProduct = before
    let value = -Infinity
    for (const use of usesByProduct[place] ?? []) {
      const texture = textures.get(uses.rows[use] ?? 0)
      if (!texture) continue
      const own = seeAs(seen, ground, query, { use, texture: dot(query.texture, texture) })
      if (own > value) [best, value] = [{ ...seen }, own]
    }
    return best
  })
}

/** The uses that may be a product's best by codes; reading the exact vectors of all would take longer. */
function mayBeBest(ground: Ground, query: PictureVectors, found: RankedUse): number[] {
  const { index, uses } = ground
  const { from, to } = usesBeside(uses, found.use)
  const all = searchedAmong(ground, from, to)
  if (all.length < 2) return all
  const likeness = index.pictures.compare(query)
  const rounded = mostQuantizationError(query.texture.length)
  const seen = { ...found }
  // A picture's value rises with its texture likeness.
  const valueAt = (use: number, off: number): number =>
    seeAs(seen, ground, query, { use, texture: (likeness[(uses.rows[use] ?? 0) * 2] ?? 0) + off })
  const least = Math.max(...all.map((use) => valueAt(use, -rounded)))
  return all.filter((use) => valueAt(use, rounded) >= least)
}

/** As `seeInto`, with the exact texture likeness and its value. */
function seeAs(
  found: RankedUse,
  ground: Ground,
  query: PictureVectors,
  { use, texture }: { use: number; texture: number },
): number {
  const color = toShare(
    dot(query.color, ground.index.pictures.colorOf(ground.uses.rows[use] ?? 0)) / QUANTIZATION_SCALE,
  )
  found.use = use
  rankInto(found, ground, { texture, color })
  return valueInBands(found)
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
  const { filled } = ground.index.pictures
  return Array.from({ length: to - from }, (_, place) => from + place).filter((use) => isSearched(ground, filled, use))
}

/** A better band comes first, whatever the score. */
const VALUES = Object.fromEntries(bands.map((band, place) => [band, 2 * (bands.length - place)])) as Record<
  Band,
  number
>

export function valueInBands({ band, score }: RankedProduct): number {
  return band === null ? score : score + VALUES[band]
}

function dot(one: Float32Array, other: ArrayLike<number>): number {
  let sum = 0
  for (let place = 0; place < one.length; place++) sum += (one[place] ?? 0) * (other[place] ?? 0)
  return sum
}

/** Rounding may carry a colour likeness out of its range. */
function toShare(likeness: number): number {
  return Math.min(1, Math.max(0, likeness))
}
