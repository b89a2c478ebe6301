import type { ModelColumns } from '../../server/finding/model-columns.ts'
import { quantize } from '../../server/image-search/index/quantized-vectors.ts'
import type { PictureVectors } from '../../server/image-search/index/quantized-vectors.ts'
import { createRandom } from '../generator/random.ts'
import type { Random } from '../generator/random.ts'

/** The length of the product's own vectors. */
export const DIMENSIONS = 320
const COLORS = 64
/** SKUs per product, with one picture each. */
const SKUS_A_PRODUCT = 3
/** Clusters, like families of materials whose members are alike. */
const CLUSTERS = 500
/** A picture's own part of its vector's length: two of a family then have a dot product of about 0.6. */
const OWN_PART = 0.8

/** Random vectors in clusters, the same ones each time. */
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

/** Vectors of the same picture seen again: nearer to it than any other of its family. */
export function seenAgain(seed: number): (vectors: PictureVectors) => PictureVectors {
  const random = createRandom(seed)
  return ({ texture, color }) => ({ texture: near(random, texture), color })
}

/** Products and SKUs in the shape in which ranking reads a model. */
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

/** The sum of four uniform numbers is close enough to a normal one. */
function drawUnit(random: Random, length: number): Float32Array {
  const even = () => random.below(2 ** 16) / 2 ** 16 - 0.5
  return toUnit(Float32Array.from({ length }, () => even() + even() + even() + even()))
}

function toUnit(numbers: Float32Array): Float32Array {
  const size = Math.sqrt(numbers.reduce((sum, number) => sum + number * number, 0))
  return numbers.map((number) => number / size)
}
