import type { ModelColumns } from '../../server/finding/model-columns.ts'
import { quantize } from '../../server/image-search/index/quantized-vectors.ts'
import type { PictureVectors } from '../../server/image-search/index/quantized-vectors.ts'
import { createRandom } from '../generator/random.ts'
import type { Random } from '../generator/random.ts'

/** As long as the product's own encoder's. */
export const DIMENSIONS = 320
const COLORS = 64
/** A product has so many SKUs, a picture each. */
const SKUS_A_PRODUCT = 3
/** As materials have families, members of which are more alike than others. */
const CLUSTERS = 500
/** Of a vector's length, what a picture has of its own: two of a family are then alike by about 0.6. */
const OWN_PART = 0.8

/** Vectors by chance that lie in clusters, always the same ones. */
export function drawVectors(seed: number): () => PictureVectors {
  const random = createRandom(seed)
  const centres = Array.from({ length: CLUSTERS }, () => ({
    texture: drawUnit(random, DIMENSIONS),
    color: drawUnit(random, COLORS).map(Math.abs),
  }))
  return () => {
    const { texture, color } = random.pick(centres)
    return { texture: near(random, texture), color: near(random, color).map(Math.abs) }
  }
}

/** Vectors of one picture seen again: nearer to it than any of its family. */
export function seenAgain(seed: number): (vectors: PictureVectors) => PictureVectors {
  const random = createRandom(seed)
  return ({ texture, color }) => ({ texture: near(random, texture), color })
}

/** Products with their SKUs, in what ranking asks of a model. */
export function modelOf(skus: number): ModelColumns {
  const products = Math.ceil(skus / SKUS_A_PRODUCT)
  const model: Partial<ModelColumns> = {
    productIds: Float64Array.from({ length: products }, (_, product) => product + 1),
    productOf: Uint32Array.from({ length: skus }, (_, sku) => Math.floor(sku / SKUS_A_PRODUCT)),
    skuIds: Float64Array.from({ length: skus }, (_, sku) => sku + 1),
    facets: new Map(),
    firstSku: Uint32Array.from({ length: products + 1 }, (_, product) => Math.min(product * SKUS_A_PRODUCT, skus)),
  }
  return model as ModelColumns
}

export function bytesOf(vectors: PictureVectors): Buffer {
  return Buffer.from(quantize(vectors).buffer)
}

function near(random: Random, centre: Float32Array): Float32Array {
  const own = drawUnit(random, centre.length)
  return toUnit(centre.map((number, place) => number + OWN_PART * (own[place] ?? 0)))
}

/** The sum of four even numbers is near enough to a normal one. */
function drawUnit(random: Random, length: number): Float32Array {
  const even = () => random.below(2 ** 16) / 2 ** 16 - 0.5
  return toUnit(Float32Array.from({ length }, () => even() + even() + even() + even()))
}

function toUnit(numbers: Float32Array): Float32Array {
  const size = Math.sqrt(numbers.reduce((sum, number) => sum + number * number, 0))
  return numbers.map((number) => number / size)
}
