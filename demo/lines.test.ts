import { describe, expect, it } from 'vitest'
import { deltaE00 } from '../contract/colors/color-difference.ts'
import { categoryKinds, kindsOfCategory } from '../contract/facts/category-kinds.ts'
import { factCalled, facts } from '../contract/facts/facts.ts'
import { readClasses } from '../contract/facts/read-fact.ts'
import { importCategory, importProduct, importRate } from '../contract/import-file.ts'
import type { ImportAttribute } from '../contract/import-file.ts'
import { labOfHex } from '../contract/colors/lab.ts'
import { hasSlice } from './drawings/face.ts'
import { LINES } from './lines.ts'
import { PRODUCTS } from './products/all.ts'
import { type DemoProduct, colourOf, modelOf } from './products/product.ts'
import { nearestRal } from './products/walls/ral.ts'

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

const factOf = ({ name, enName, unit }: ImportAttribute) =>
  factCalled({ name: name ?? null, enName: enName ?? null, unit: unit ?? '' })

/** English texts within a line that hold a Chinese letter, and Chinese names without an English one, each with its place. */
function withoutEnglish(value: unknown, place = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  const fields = Object.entries(value)
  const named = new Map(fields)
  return fields.flatMap(([key, own]) => {
    const here = `${place}.${key}`
    if (typeof own !== 'string') return withoutEnglish(own, here)
    const isChinese = /\p{Script=Han}/u.test(own)
    const isEnglish = /^en[A-Z]|^english/.test(key)
    const hasEnglish = ['enName', 'englishName', 'fact'].some((other) => named.has(other))
    const isWrong = isChinese && (isEnglish || (key === 'name' && !hasEnglish))
    return isWrong ? [`${here}: ${own}`] : []
  })
}

describe('the lines of the demonstration catalogue', () => {
  it('have an English name wherever they have a Chinese one, with no Chinese letter in it', () => {
    // Two products lack theirs, for who completes the catalogue to find.
    expect(parsed.flatMap((line) => withoutEnglish(line))).toEqual(['.name: 老瓦窑长薄砖', '.name: 粗砂刮面灰泥'])
  })

  it('are each a product, a rate or a category of the import file', () => {
    const unknown = parsed.filter(
      (line) => ![importProduct, importRate, importCategory].some((schema) => schema.safeParse(line).success),
    )
    expect(unknown).toEqual([])
  })

  it('name every product once, with all of its pictures and papers', () => {
    expect(products.map(({ key }) => key)).toEqual(PRODUCTS.map(({ key }) => key))
    for (const { skus = [], files, structuralImages } of products) {
      expect(skus.every(({ coverImage, productImage }) => coverImage && productImage)).toBe(true)
      expect(skus.map(({ dimensionImages }) => dimensionImages?.length)).toEqual(skus.map(() => 2))
      expect(skus.map(({ caseImages }) => caseImages?.length ?? 0)).toEqual(skus.map((_, index) => Number(index === 0)))
      expect([files?.[0]?.kind, structuralImages?.length]).toEqual(['data_sheet', 1])
    }
  })

  it('name only files that are theirs', () => {
    for (const { text, files } of LINES) {
      const named = new Set(text.match(/"(?:pictures|documents|certificates|brands)\/[^"]+"/g))
      expect(named).toEqual(new Set(files.map(({ path }) => JSON.stringify(path))))
    }
  })

  it('name no file twice in different lines', () => {
    const paths = LINES.flatMap(({ files }) => files.map(({ path }) => path))
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('hold 280 products and 1,050 SKUs of 27 brands, with models of their own', () => {
    const models = PRODUCTS.flatMap((product) => product.skus.map((sku) => modelOf(product, sku)))
    expect(PRODUCTS.length).toBeGreaterThanOrEqual(280)
    expect(models.length).toBeGreaterThanOrEqual(1050)
    expect(new Set(PRODUCTS.map(({ brand }) => brand)).size).toBe(27)
    expect(new Set(models).size).toBe(models.length)
  })

  it('give the SKUs of a product different names, in both languages', () => {
    for (const { skus } of PRODUCTS)
      for (const language of [0, 1] as const) {
        const names = skus.flatMap(({ called, shade }) => (called ?? shade)?.[language] ?? [])
        expect(new Set(names).size).toBe(skus.length)
      }
  })

  it('have both languages, except products that lack one on purpose', () => {
    const lacking = PRODUCTS.filter(({ enName, enDescription }) => !enName || !enDescription)
    expect(lacking.map(({ key }) => key).sort()).toEqual(['AC-TEJ', 'KM-SND', 'LO-GRD'])
    const lackingChinese = PRODUCTS.filter(({ description }) => !description)
    expect(lackingChinese.map(({ key }) => key)).toEqual(['PL-FLO'])
    for (const { name, description } of PRODUCTS) {
      expect(name).toMatch(/[一-鿿]/)
      expect(description ?? name).toMatch(/[一-鿿]/)
    }
  })

  it('use no character that the typefaces of data sheets and drawings lack', () => {
    const texts = JSON.stringify([PRODUCTS, LINES.map(({ text }) => text)]).replaceAll('α', '')
    const characters = [...new Set(Array.from(texts))]
    expect(characters.filter((character) => !hasSlice(character))).toEqual([])
  })

  it('never use a sentence twice', () => {
    const all = PRODUCTS.flatMap(({ description, enDescription }) => [
      ...sentences(description ?? ''),
      ...sentences(enDescription ?? ''),
    ])
    expect(new Set(all).size).toBe(all.length)
  })

  it('state a RAL number for products made in RAL, and otherwise only for almost equal colours', () => {
    const stated = new Map(products.flatMap(({ skus = [] }) => skus.map(({ model, color }) => [model, color] as const)))
    for (const product of PRODUCTS)
      for (const sku of product.skus) {
        const color = stated.get(modelOf(product, sku))
        const hex = colourOf(product, sku)
        if (!hex) continue
        const { number, hex: ral } = nearestRal(hex)
        const isHardlyTold = product.isRal || deltaE00(labOfHex(ral), labOfHex(hex)) <= 2
        expect([modelOf(product, sku), color]).toEqual([
          modelOf(product, sku),
          isHardlyTold ? { system: 'RAL', name: number } : null,
        ])
      }
  })

  it('give the colours of one card different numbers', () => {
    const twice = PRODUCTS.filter(({ isRal }) => isRal).filter((product) => {
      const colours = product.skus.map((sku) => colourOf(product, sku))
      return new Set(colours).size < colours.length
    })
    expect(twice.map(({ key }) => key)).toEqual([])
  })

  it('give an attribute the same kind of value wherever it stands', () => {
    const kinds = new Map<string, string>()
    for (const { enName = '', unit = '', value } of products.flatMap(({ attrs = [] }) => attrs)) {
      const kind = Array.isArray(value) || typeof value === 'string' ? 'words' : typeof value
      expect([enName, kinds.get(enName + unit) ?? kind]).toEqual([enName, kind])
      kinds.set(enName + unit, kind)
    }
  })

  it('state the facts that a category expects, but not everywhere', () => {
    const named = PRODUCTS.map(({ category, attributes }) => ({
      kinds: kindsOfCategory(category.map(({ name = null, enName = null }) => ({ name, enName }))),
      codes: new Set(attributes.flatMap((attribute) => factOf(attribute)?.code ?? [])),
    }))
    for (const kind of categoryKinds)
      for (const { code } of facts.filter(({ expectedOf }) => expectedOf.includes(kind))) {
        const own = named.filter(({ kinds }) => kinds.has(kind))
        const missing = own.filter(({ codes }) => !codes.has(code)).length
        expect([kind, code, missing <= own.length / 3]).toEqual([kind, code, true])
      }
  })

  it('state every class of a fact as it is read', () => {
    for (const { key, attributes } of PRODUCTS)
      for (const attribute of attributes) {
        const fact = factOf(attribute)
        if (fact?.kind !== 'class') continue
        const text = String(attribute.enValue)
        const { readings, rest, others } = readClasses(fact, text)
        expect([key, fact.code, text, readings.length > 0, rest, others]).toEqual([key, fact.code, text, true, '', []])
      }
  })

  it('contain the awkward cases that a catalogue must handle', () => {
    const unpriced = PRODUCTS.filter(({ price, skus }) => !price && skus.every((sku) => !sku.price))
    const uncoloured = PRODUCTS.filter(({ skus }) => skus.every(({ hex }) => !hex))
    const count = (is: (product: DemoProduct) => boolean) => PRODUCTS.filter(is).length
    /** Enough to occur, too few to be the rule. */
    const expectFew = (found: number, what: unknown, { least = 1, most = 9 } = {}) =>
      expect([what, found >= least && found <= most]).toEqual([what, true])
    expectFew(unpriced.length, 'without price', { least: 2 })
    expectFew(uncoloured.length, 'without colour', { least: 2 })
    for (const currency of ['rmb', 'EUR', 'USD'] as const)
      expectFew(
        count((product) => product.currency === currency),
        currency,
      )
    for (const skus of [1, 12, 16, 24])
      expectFew(
        count((product) => product.skus.length === skus),
        skus,
        { most: 24 },
      )
    expectFew(
      count(({ status }) => status === 'withdrawn'),
      'withdrawn',
      { least: 2 },
    )
    expect(count(({ status, skus }) => !status && skus.some((sku) => sku.status === 'withdrawn'))).toBeGreaterThan(0)
    expect(count(({ skus }) => skus.every(({ stock }) => stock === 0))).toBeGreaterThan(0)
    expect(count(({ enName = '' }) => enName.length >= 110)).toBeGreaterThan(0)
    expect(count(({ name }) => name.length > 35)).toBeGreaterThan(0)
  })
})
