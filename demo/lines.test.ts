import { describe, expect, it } from 'vitest'
import { importCategory, importProduct, importRate } from '../contract/import-file.ts'
import { LINES } from './lines.ts'
import { PRODUCTS } from './products/all.ts'
import { modelOf } from './products/product.ts'

const parsed = LINES.map(({ text }): unknown => JSON.parse(text))
const products = parsed.flatMap((line) => {
  const { success, data } = importProduct.safeParse(line)
  return success ? [data] : []
})

/** Sentences of a text, in either language. */
const sentences = (text: string) =>
  text
    .split(/(?<=[.!?。！？])\s*/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

describe('the lines of the demonstration catalogue', () => {
  it('are each a product, a rate or a category of the import file', () => {
    const unknown = parsed.filter(
      (line) => ![importProduct, importRate, importCategory].some((schema) => schema.safeParse(line).success),
    )
    expect(unknown).toEqual([])
  })

  it('name every product twice, first with its covers and then with the rest', () => {
    expect(products.length).toBe(2 * PRODUCTS.length)
    const [first, second] = [products.slice(0, PRODUCTS.length), products.slice(PRODUCTS.length)]
    for (const [index, line] of first.entries()) {
      expect(line.skus?.every(({ coverImage }) => coverImage)).toBe(true)
      expect(second[index]?.skus?.map(({ model }) => model)).toEqual(line.skus?.map(({ model }) => model))
      expect(second[index]?.skus?.every(({ coverImage }) => coverImage === undefined)).toBe(true)
    }
  })

  it('name only files that are made with the same line', () => {
    for (const { text, files } of LINES) {
      const named = new Set(text.match(/"(?:pictures|documents|certificates|brands)\/[^"]+"/g))
      expect(named).toEqual(new Set(files.map(({ path }) => JSON.stringify(path))))
    }
  })

  it('make no file twice, so that one line cannot spoil the files of another', () => {
    const paths = LINES.flatMap(({ files }) => files.map(({ path }) => path))
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('hold about forty products and a hundred and fifty SKUs, with models of their own', () => {
    const models = PRODUCTS.flatMap((product) => product.skus.map((sku) => modelOf(product, sku)))
    expect(PRODUCTS.length).toBeGreaterThanOrEqual(40)
    expect(models.length).toBeGreaterThanOrEqual(150)
    expect(new Set(models).size).toBe(models.length)
  })

  it('speak both languages, but for the few products that lack English on purpose', () => {
    const lacking = PRODUCTS.filter(({ enName, enDescription }) => !enName || !enDescription)
    expect(lacking.map(({ key }) => key).sort()).toEqual(['AC-TEJ', 'KM-SND'])
    for (const { name, description } of PRODUCTS) {
      expect(name).toMatch(/[一-鿿]/)
      expect(description).toMatch(/[一-鿿]/)
    }
  })

  it('never use a sentence twice', () => {
    const all = PRODUCTS.flatMap(({ description, enDescription }) => [
      ...sentences(description),
      ...sentences(enDescription ?? ''),
    ])
    expect(new Set(all).size).toBe(all.length)
  })

  it('give an attribute the same kind of value wherever it stands', () => {
    const kinds = new Map<string, string>()
    for (const { enName = '', unit = '', value } of products.flatMap(({ attrs = [] }) => attrs)) {
      const kind = Array.isArray(value) || typeof value === 'string' ? 'words' : typeof value
      expect([enName, kinds.get(enName + unit) ?? kind]).toEqual([enName, kind])
      kinds.set(enName + unit, kind)
    }
  })

  it('hold the awkward cases that a catalogue must bear', () => {
    const unpriced = PRODUCTS.filter(({ price, skus }) => !price && skus.every((sku) => !sku.price))
    const uncoloured = PRODUCTS.filter(({ skus }) => skus.every(({ hex }) => !hex))
    const skus = PRODUCTS.flatMap((product) => product.skus.map((sku) => ({ ...sku, isOnSale: !product.status })))
    expect(unpriced.length).toBeGreaterThanOrEqual(3)
    expect(uncoloured.length).toBeGreaterThanOrEqual(2)
    for (const currency of ['rmb', 'EUR', 'USD'] as const)
      expect(PRODUCTS.some((product) => product.currency === currency)).toBe(true)
    expect(PRODUCTS.some(({ status }) => status === 'withdrawn')).toBe(true)
    expect(skus.some(({ status, isOnSale }) => status === 'withdrawn' && isOnSale)).toBe(true)
    for (const count of [1, 12, 16]) expect(PRODUCTS.some(({ skus }) => skus.length === count)).toBe(true)
    expect(PRODUCTS.some(({ name }) => name.length > 35)).toBe(true)
  })
})
