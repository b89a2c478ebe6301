import { describe, expect, it } from 'vitest'
import { LINES } from '../../demo/lines.ts'
import { PRODUCTS } from '../../demo/products/all.ts'
import { type DemoProduct, modelOf } from '../../demo/products/product.ts'
import { QUERIES_FROM_THE_PAGES } from './from-the-pages.ts'
import { KINDS, type Query, QUERIES } from './queries.ts'

const ALL = [...QUERIES, ...QUERIES_FROM_THE_PAGES]

const productsByKey = new Map(PRODUCTS.map((product) => [product.key, product]))

const isOnSale = ({ status, skus }: DemoProduct) => !status && skus.some((sku) => !sku.status)

/** Letters and digits alone: numbers are compared without punctuation. */
const bare = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

const ofKind = (kind: Query['kind']) => ALL.filter((query) => query.kind === kind)

describe('the queries of the finding bench', () => {
  it('ask for products of the demonstration catalogue that are on sale', () => {
    const keys = ALL.flatMap(({ finds }) => finds)
    const missing = keys.filter((key) => {
      const product = productsByKey.get(key)
      return !product || !isOnSale(product)
    })
    expect(missing).toEqual([])
  })

  it('ask each for one product at least and five at most, none twice', () => {
    const wrong = ALL.filter(({ finds }) => finds.length < 1 || finds.length > 5 || new Set(finds).size < finds.length)
    expect(wrong).toEqual([])
  })

  it('are 120, none asked twice', () => {
    const asked = ALL.map(({ words }) => words.trim().toLowerCase())
    expect(new Set(asked).size).toBe(asked.length)
    expect(asked).toHaveLength(120)
  })

  it('are of every kind, forty of them from the pages alone', () => {
    const absent = KINDS.filter((kind) => ofKind(kind).length === 0)
    expect(absent).toEqual([])
    expect(ofKind('pages')).toHaveLength(40)
  })

  it('name model numbers of their products, whatever the punctuation', () => {
    const models = new Map(
      PRODUCTS.map((product) => [product.key, product.skus.map((sku) => bare(modelOf(product, sku)))]),
    )
    const wrong = ofKind('model').filter(
      ({ words, finds }) => !finds.every((key) => models.get(key)?.some((model) => model.includes(bare(words)))),
    )
    expect(wrong).toEqual([])
  })

  it('name platform numbers of their products', () => {
    const texts = LINES.map(({ text }) => text)
    const wrong = ofKind('platform').filter(({ words, finds }) => {
      const number = `"platformNo":"Q-${bare(words).replace('Q', '')}"`
      return !finds.every((key) => texts.some((text) => text.startsWith(`{"key":"${key}"`) && text.includes(number)))
    })
    expect(wrong).toEqual([])
  })
})
