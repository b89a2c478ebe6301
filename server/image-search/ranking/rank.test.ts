import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bands } from '../../../contract/image-search.ts'
import type { ModelColumns } from '../../finding/model-columns.ts'
import { aFacet } from '../../testing/read-model.ts'
import { bandsAmong, leastInBands } from './bands.ts'
import type { Nearest } from './bands.ts'
import { calibrationOf } from './calibrations/all.ts'
import { matchScore } from './scores.ts'
import { QUANTIZATION_SCALE, quantize } from '../index/quantized-vectors.ts'
import type { PictureVectors } from '../index/quantized-vectors.ts'
import { mixScores } from '../encoder/color-signature.ts'
import type { PictureIndex } from '../index/picture-index.ts'
import { createPictureRows } from '../index/picture-rows.ts'
import { rankByColor, rankProducts, rankWithColors, RERANKED } from './rank.ts'

/** Of an encoder that was not measured, so without a material score. */
const CALIBRATION = calibrationOf('drawn 1')
const DIMENSIONS = 24
const COLORS = 64
/** The steepest slope of a score over a mix. */
const STEEPEST = Math.max(
  1,
  ...Array.from(
    { length: 200 },
    (_, step) => (matchScore(CALIBRATION, (step + 1) / 100 - 1) - matchScore(CALIBRATION, step / 100 - 1)) * 100,
  ),
)
/** The largest error of a score from codes: half a step in each number (Cauchy–Schwarz), times the slope. */
const ROUNDING = ((Math.sqrt(DIMENSIONS) * 0.5) / QUANTIZATION_SCALE) * STEEPEST + 0.01

interface Picture {
  vectors: PictureVectors
  hasVectors: boolean
}

interface Use {
  product: number
  sku: number
  isOnSale: boolean
  picture: Picture
}

/**
 * Products with up to three SKUs of up to three pictures each, near a query or anywhere. Some pictures have no vector, some are used
 * twice, some belong to withdrawn SKUs.
 */
interface Catalogue {
  model: ModelColumns
  index: PictureIndex
  uses: Use[]
  query: PictureVectors
}

function aCatalogue(products: number, seed: number): Catalogue {
  const random = randomFrom(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const towards = (count: number, centre?: Float32Array) => {
    const spread = random() * (random() < 0.5 ? 0.6 : 2)
    return toUnit(
      Float32Array.from({ length: count }, (_, at) => (centre?.[at] ?? 0) + (random() - 0.5) * (centre ? spread : 1)),
    )
  }
  const query = {
    texture: towards(DIMENSIONS),
    color: towards(COLORS).map(Math.abs),
  }
  const owners = Array.from({ length: products }, (_, product) =>
    Array.from({ length: 1 + below(3) }, () => product),
  ).flat()
  const uses: Use[] = []
  for (const [sku, product] of owners.entries())
    for (let left = below(4); left > 0; left--) {
      const known = random() < 0.1 ? uses.at(-1 - below(4))?.picture : undefined
      const vectors = { texture: towards(DIMENSIONS, query.texture), color: towards(COLORS, query.color) }
      const picture = known ?? { vectors, hasVectors: random() < 0.9 }
      uses.push({ product, sku, isOnSale: random() < 0.9, picture })
    }
  return { model: modelOf(owners, products), index: indexOf(uses), uses, query }
}

/** Repeatable random numbers: mulberry32 (Tommy Ettinger, public domain). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function modelOf(owners: number[], products: number): ModelColumns {
  const productIds = Float64Array.from({ length: products }, (_, product) => product + 1)
  const model: Partial<ModelColumns> = {
    productIds,
    productOf: Uint32Array.from(owners),
    skuIds: new Float64Array(owners.length),
    facets: new Map(),
  }
  return model as ModelColumns
}

/** The index's real rows and scan; the stored vectors come from memory instead of the database. */
function indexOf(uses: Use[]): PictureIndex {
  const rows = createPictureRows(DIMENSIONS)
  const pictures = [...new Set(uses.map(({ picture }) => picture))].reverse()
  for (const [id, { vectors, hasVectors }] of pictures.entries()) {
    rows.rowOf(id)
    if (hasVectors) rows.fill(id, new Uint8Array(quantize(vectors).buffer))
  }
  const placed = {
    productIds: Float64Array.from(uses, ({ product }) => product + 1),
    skuIds: new Float64Array(uses.length),
    rows: Int32Array.from(uses, ({ picture }) => pictures.indexOf(picture)),
    places: Int32Array.from(uses, ({ sku, isOnSale }) => (isOnSale ? sku : -1)),
  }
  return {
    follow: async () => undefined,
    calibration: CALIBRATION,
    pictures: rows,
    usesIn: () => placed,
    exactTextures: async (asked) =>
      new Map(asked.map((row) => [row, pictures[row]?.vectors.texture ?? new Float32Array(DIMENSIONS)])),
  }
}

function unit(length: number, random: () => number): Float32Array {
  return toUnit(Float32Array.from({ length }, () => random() - 0.5))
}

/** A vector with this cosine to `one`, in the plane of both. */
function atCosine(one: Float32Array, other: Float32Array, cosine: number): Float32Array {
  const across = toUnit(other.map((number, place) => number - dot(one, other) * (one[place] ?? 0)))
  return one.map((number, place) => cosine * number + Math.sqrt(1 - cosine ** 2) * (across[place] ?? 0))
}

function toUnit(numbers: Float32Array): Float32Array {
  const length = Math.hypot(...numbers)
  return numbers.map((number) => number / length)
}

function dot(one: Float32Array, other: ArrayLike<number>): number {
  return one.reduce((sum, number, place) => sum + number * (other[place] ?? 0), 0)
}

/** The score of each of a product's pictures, with exact textures. */
function scoresOf({ uses, query }: Catalogue, product: number, weight: number): number[] {
  return uses
    .filter((use) => use.product === product)
    .map(({ picture: { vectors } }) => {
      const color = dot(query.color, quantize(vectors).subarray(DIMENSIONS)) / QUANTIZATION_SCALE
      const texture = dot(query.texture, vectors.texture)
      return matchScore(CALIBRATION, mixScores(texture, Math.min(1, Math.max(0, color)), weight))
    })
}

/** By codes, a product's nearest picture each. */
function nearestTo({ index, uses, query }: Pick<Catalogue, 'index' | 'uses' | 'query'>): Nearest[] {
  const likeness = index.pictures.compare(query)
  const { rows } = index.usesIn({} as ModelColumns)
  const byProduct = new Map<number, Nearest>()
  for (const [place, { product, isOnSale, picture }] of uses.entries()) {
    const at = (rows[place] ?? 0) * 2
    const [texture = 0, color = 0] = [likeness[at], likeness[at + 1]]
    if (!isOnSale || !picture.hasVectors || texture <= (byProduct.get(product)?.texture ?? -1)) continue
    byProduct.set(product, { texture, color: Math.min(1, Math.max(0, color)) })
  }
  const sorted = [...byProduct.values()].sort((one, other) => other.texture - one.texture)
  return sorted.slice(0, CALIBRATION.nearest)
}

/**
 * The result of a full comparison with exact textures and the codes of colours. A product ranks by the best band of its pictures, then by
 * its highest score; without bands, by the highest score.
 */
function plainly({ index, uses, query }: Catalogue, skus: Set<number>, weight: number, doBandsMatter = true) {
  const best = new Map<number, { product: number; sku: number; score: number; color: number; band: string | null }>()
  const bandOf = bandsAmong(CALIBRATION, query.texture, {
    pictures: index.pictures.size,
    nearest: nearestTo({ index, uses, query }),
  })
  const rankOf = (band: string | null) => (band === null ? bands.length : orderOf(band))
  const orderOf = (band: string | null) => bands.findIndex((one) => one === band)
  for (const { product, sku, isOnSale, picture } of uses) {
    if (!skus.has(sku) || !isOnSale || !picture.hasVectors) continue
    const texture = dot(query.texture, picture.vectors.texture)
    const codes = quantize(picture.vectors).subarray(DIMENSIONS)
    const color = Math.min(1, Math.max(0, dot(query.color, codes) / QUANTIZATION_SCALE))
    const score = matchScore(CALIBRATION, mixScores(texture, color, weight))
    const band = bandOf(texture, color, true)
    const former = best.get(product)
    const nearer = former && doBandsMatter ? rankOf(former.band) - rankOf(band) : 0
    if (!former || nearer > 0 || (nearer === 0 && score > former.score))
      best.set(product, { product, sku, score, color, band })
  }
  const list = [...best.values()].filter(({ band }) => band !== null)
  list.sort(
    (one, other) => orderOf(one.band) - orderOf(other.band) || other.score - one.score || one.product - other.product,
  )
  return { list, all: best }
}

const seed = fc.integer({ min: 1, max: 1e9 })
const weight = fc.constantFrom(0, 0.2, 0.5, 1)

/** A share of the SKUs; all of them for a share of 1. */
function someSkus({ model }: Catalogue, part: number): Int32Array {
  return Int32Array.from(model.skuIds.keys()).filter((sku) => (sku * 7919) % 100 < part * 100)
}

describe('products by their pictures', () => {
  it('are in the order of the exact vectors, as many as are compared again', async () => {
    const aPart = fc.constantFrom(0, 0.3, 1)
    await fc.assert(
      fc.asyncProperty(
        seed,
        fc.integer({ min: 0, max: RERANKED }),
        weight,
        aPart,
        async (from, products, colorWeight, part) => {
          const catalogue = aCatalogue(products, from)
          const skus = someSkus(catalogue, part)
          const { list } = plainly(catalogue, new Set(skus), colorWeight)
          const { model, index, query } = catalogue
          const ranking = await rankProducts(model, index, query, { skus, colorWeight, from: 0, count: products })
          expect(ranking.list.map(({ product, sku, band }) => [product, sku, band])).toEqual(
            list.map(({ product, sku, band }) => [product, sku, band]),
          )
          expect(ranking.total).toBe(list.length)
          expect(ranking.bestBand).toBe(list[0]?.band ?? 'none')
          for (const [place, { score }] of list.entries()) expect(ranking.list[place]?.score).toBeCloseTo(score, 6)
        },
      ),
    )
  })

  it('are the same for several simultaneous searches', async () => {
    const { model, index } = aCatalogue(200, 11)
    const random = randomFrom(12)
    const wish = { skus: Int32Array.from(model.skuIds.keys()), colorWeight: 0.2, from: 0, count: 20, filledTo: 20 }
    const queries = Array.from({ length: 4 }, () => ({
      texture: unit(DIMENSIONS, random),
      color: unit(COLORS, random).map(Math.abs),
    }))
    const atOnce = await Promise.all(queries.map(async (query) => rankProducts(model, index, query, wish)))
    for (const [at, query] of queries.entries())
      expect(atOnce[at]).toEqual(await rankProducts(model, index, query, wish))
  })

  it('are ranked one query after the other, by colours too', async () => {
    const { model, index } = aCatalogue(200, 11)
    const random = randomFrom(12)
    const skus = Int32Array.from(model.skuIds.keys())
    const queries = Array.from({ length: 4 }, () => ({
      texture: unit(DIMENSIONS, random),
      color: unit(COLORS, random).map(Math.abs),
    }))
    const asked: PictureVectors[] = []
    const note = (query: PictureVectors) => void (asked.at(-1) === query || asked.push(query))
    const watched: PictureIndex = {
      ...index,
      pictures: {
        ...index.pictures,
        prepare: async (query) => {
          note(query)
          await index.pictures.prepare(query)
        },
        compare: (query) => {
          note(query)
          return index.pictures.compare(query)
        },
      },
    }
    const wish = { skus, colorWeight: 0.2, from: 0, count: 20, nearestByColor: 12 }
    const found = await Promise.all(queries.map(async (query) => rankWithColors(model, watched, query, wish)))
    expect(asked).toEqual(queries)
    for (const [at, { total, byColor }] of found.entries()) {
      const query = queries[at] as PictureVectors
      expect(byColor).toEqual(total ? [] : rankByColor(model, index, query, { skus, count: 12 }))
    }
    expect(found.some(({ byColor }) => byColor.length)).toBe(true)
  })

  it('are in a band even if the rounding of codes puts them below it', async () => {
    const random = randomFrom(7)
    const colorOf = (anchor: number) => Float32Array.from({ length: COLORS }, (_, at) => Number(at === anchor))
    const query = { texture: unit(DIMENSIONS, random), color: colorOf(0) }
    const { least } = leastInBands(CALIBRATION)
    const uses = Array.from({ length: RERANKED }, (_, product) => {
      // The first is like the query, so that the others may be in a band; they are just in one without its colours.
      const texture = atCosine(query.texture, unit(DIMENSIONS, random), product === 0 ? 0.9 : least + 1e-4)
      const picture = { vectors: { texture, color: colorOf(product === 0 ? 0 : 1) }, hasVectors: true }
      return { product, sku: product, isOnSale: true, picture }
    })
    const model = modelOf([...uses.keys()], uses.length)
    const index = indexOf(uses)
    const likeness = index.pictures.compare(query)
    const below = uses.filter((_, row) => (likeness[row * 2] ?? 0) < least)
    expect(below.length).toBeGreaterThan(5)
    const wish = { skus: Int32Array.from(uses.keys()), colorWeight: 0.2, from: 0, count: RERANKED }
    expect((await rankProducts(model, index, query, wish)).total).toBe(RERANKED)
  })

  it('have scores within the rounding of codes beyond the compared ones', async () => {
    await fc.assert(
      fc.asyncProperty(seed, weight, async (from, colorWeight) => {
        const catalogue = aCatalogue(RERANKED * 3, from)
        const { model, index, query } = catalogue
        const skus = someSkus(catalogue, 1)
        const { list } = await rankProducts(model, index, query, { skus, colorWeight, from: 0, count: 200 })
        // Rounding may carry a picture over the limit of a band, and another of the product's then stands for it.
        for (const { product, score } of list) {
          const scores = scoresOf(catalogue, product, colorWeight)
          expect(Math.min(...scores.map((one) => Math.abs(score - one)))).toBeLessThan(ROUNDING)
        }
      }),
      { numRuns: 30 },
    )
  })

  it('are on exactly one page each, whatever the page size', async () => {
    await fc.assert(
      fc.asyncProperty(seed, fc.integer({ min: 5, max: 70 }), async (from, count) => {
        const catalogue = aCatalogue(RERANKED * 3, from)
        const { model, index, query } = catalogue
        const skus = someSkus(catalogue, 1)
        const ask = (offset: number, length: number) =>
          rankProducts(model, index, query, { skus, colorWeight: 0.2, from: offset, count: length })
        const whole = await ask(0, 1000)
        expect(whole.total).toBeGreaterThan(0)
        expect(whole.list).toHaveLength(whole.total)
        const pages = []
        for (let offset = 0; offset < whole.total; offset += count) pages.push(...(await ask(offset, count)).list)
        expect(pages).toEqual(whole.list)
      }),
      { numRuns: 30 },
    )
  })

  it('give an empty page far behind the last one, without memory for the pages before', async () => {
    const catalogue = aCatalogue(40, 1)
    const { model, index, query } = catalogue
    const wish = { skus: someSkus(catalogue, 1), colorWeight: 0.2, from: Number.MAX_SAFE_INTEGER, count: 200 }
    expect((await rankProducts(model, index, query, wish)).list).toEqual([])
  })

  it('are followed by the best products in no band, up to a total, whatever the page', async () => {
    await fc.assert(
      fc.asyncProperty(
        seed,
        fc.integer({ min: 0, max: 40 }),
        weight,
        fc.constantFrom(0.3, 1),
        fc.integer({ min: 1, max: 40 }),
        async (from, products, colorWeight, part, count) => {
          const catalogue = aCatalogue(products, from)
          const skus = someSkus(catalogue, part)
          const { list, all } = plainly(catalogue, new Set(skus), colorWeight)
          const others = [...all.values()].filter(({ band }) => band === null)
          others.sort((one, other) => other.score - one.score || one.product - other.product)
          const { model, index, query } = catalogue
          const wish = { skus, colorWeight, from: count, count, filledTo: 24 }
          const { more } = await rankProducts(model, index, query, wish)
          const wanted = list.length === 0 ? [] : others.slice(0, Math.max(0, 24 - list.length))
          expect(more.map(({ product, sku }) => [product, sku])).toEqual(
            wanted.map(({ product, sku }) => [product, sku]),
          )
          for (const [place, { score }] of wanted.entries()) expect(more[place]?.score).toBeCloseTo(score, 6)
        },
      ),
    )
  })

  it('are "same" or "close" only if the nearest products share their top category, whatever the filters', async () => {
    const random = randomFrom(11)
    const query = { texture: unit(DIMENSIONS, random), color: unit(COLORS, random).map(Math.abs) }
    // Bricks of two kinds, and one piece of metal that resembles them.
    const cosines = [0.9, 0.85, 0.85, 0.8, 0.8, 0.7]
    const uses = cosines.map((cosine, product) => {
      const texture = atCosine(query.texture, unit(DIMENSIONS, random), cosine)
      return {
        product,
        sku: product,
        isOnSale: true,
        picture: { vectors: { texture, color: query.color }, hasVectors: true },
      }
    })
    const kinds = [
      ['glazed', 'tile'],
      ['clay', 'tile'],
      ['glazed', 'tile'],
      ['clay', 'tile'],
      ['clay', 'tile'],
      ['edging', 'metal'],
    ]
    const model = { ...modelOf([...uses.keys()], uses.length), facets: new Map([['category', aFacet(kinds)]]) }
    const bandsOf = async (skus: number[]) => {
      const wish = { skus: Int32Array.from(skus), colorWeight: 0.2, from: 0, count: 10 }
      const { list } = await rankProducts(model, indexOf(uses), query, wish)
      return new Map(list.map(({ product, band }) => [product, band]))
    }
    const all = await bandsOf([0, 1, 2, 3, 4, 5])
    expect([0, 1, 2, 3, 4, 5].map((product) => all.get(product))).toEqual([
      'same',
      'same',
      'same',
      'same',
      'same',
      'mood',
    ])
    expect((await bandsOf([5])).get(5)).toBe('mood')
  })

  it('come last behind the bands if they have neither the kind nor the colours', async () => {
    const random = randomFrom(12)
    const axis = (place: number) => Float32Array.from({ length: COLORS }, (_, at) => Number(at === place))
    const query = { texture: unit(DIMENSIONS, random), color: axis(0) }
    const piece = (cosine: number, color: Float32Array) => ({
      texture: atCosine(query.texture, unit(DIMENSIONS, random), cosine),
      color,
    })
    // Three tiles, metal of another colour that resembles them, and a tile and paint that do less.
    const pieces = [0.9, 0.88, 0.86].map((cosine) => piece(cosine, axis(0)))
    pieces.push(piece(0.6, axis(1)), piece(0.1, axis(1)), piece(0.05, axis(0)))
    const uses = pieces.map((vectors, product) => ({
      product,
      sku: product,
      isOnSale: true,
      picture: { vectors, hasVectors: true },
    }))
    const kinds = ['tile', 'tile', 'tile', 'metal', 'tile', 'paint']
    const category = aFacet(kinds.map((kind) => [kind]))
    const model = { ...modelOf([...uses.keys()], uses.length), facets: new Map([['category', category]]) }
    const wish = { skus: Int32Array.from(uses.keys()), colorWeight: 0.2, from: 0, count: 10, filledTo: 24 }
    const { more } = await rankProducts(model, indexOf(uses), query, wish)
    expect(more.map(({ product }) => product)).toEqual([5, 4, 3])
  })

  it('are in another order at either end of the colour weight, in every band of some size', async () => {
    const ends = async (catalogue: Catalogue, colorWeight: number) => {
      const { model, index, query } = catalogue
      const wish = { skus: someSkus(catalogue, 1), colorWeight, from: 0, count: 200 }
      const { list } = await rankProducts(model, index, query, wish)
      return bands.map((band) => list.filter((one) => one.band === band).map(({ product }) => product))
    }
    let [compared, otherFirst] = [0, 0]
    for (const seed of [1, 2, 3, 4, 5]) {
      const catalogue = aCatalogue(RERANKED * 3, seed)
      const [byTexture, byColor] = [await ends(catalogue, 0), await ends(catalogue, 1)]
      for (const [place, order] of byTexture.entries()) {
        if (order.length < 5) continue
        compared++
        expect(byColor[place]).not.toEqual(order)
        // One product may be the nearest by both.
        if (byColor[place]?.[0] !== order[0]) otherFirst++
      }
    }
    expect(compared).toBeGreaterThan(5)
    expect(otherFirst).toBeGreaterThan(compared * 0.7)
  })

  it('are ordered by their nearest colours on request', () => {
    fc.assert(
      fc.property(seed, (from) => {
        const catalogue = aCatalogue(40, from)
        const { model, index, query } = catalogue
        const skus = someSkus(catalogue, 1)
        const { all } = plainly(catalogue, new Set(skus), 1, false)
        const found = rankByColor(model, index, query, { skus, count: 12 })
        const sorted = [...all.values()].sort((one, other) => other.color - one.color).slice(0, 12)
        expect(found.length).toBe(sorted.length)
        for (const [place, { color }] of sorted.entries()) expect(found[place]?.color).toBeCloseTo(color, 2)
      }),
    )
  })
})
