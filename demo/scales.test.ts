import { describe, expect, it } from 'vitest'
import { openComparison } from './measure-scales.ts'
import { FULL_SIZE } from './picture-views.ts'
import { PRODUCTS } from './products/all.ts'
import type { DemoProduct } from './products/product.ts'
import { drawnWidth, readScales, scaleDigestOf } from './scales.ts'

/** One product in so many is drawn. */
const EVERY = 20
const LEAST = 0.98
const WIDTHS = [40, 100, 200, 320, 480, 640]

const coverOf = (product: string, sku = 0) => ({ kind: 'cover', product, sku }) as const

/** The widths at which a small drawing of a cover does not look like the whole one reduced. */
async function unlike(product: DemoProduct, sku: number): Promise<{ shown: number; similarity: number }[]> {
  const compare = openComparison(product, sku)
  const all: { shown: number; similarity: number }[] = []
  for (const shown of WIDTHS) {
    const drawn = drawnWidth(coverOf(product.key, sku), shown)
    if (drawn !== undefined) all.push({ shown, similarity: await compare(drawn, shown) })
  }
  return all.filter(({ similarity }) => similarity < LEAST)
}

describe('the scales of covers', () => {
  it('are those of all present products: npm run demo:scales measures what changed', () => {
    const scales = readScales()
    expect(PRODUCTS.map(({ key }) => key).filter((key) => scales[key]?.of !== scaleDigestOf(key))).toEqual([])
    expect(Object.keys(scales).length).toBe(PRODUCTS.length)
  })

  it('draw covers at least as wide as they are shown, with at most half of the whole one’s pixels', () => {
    for (const { key } of PRODUCTS) {
      const widths = WIDTHS.map((shown) => ({ shown, drawn: drawnWidth(coverOf(key), shown) }))
      const wrong = widths.filter(
        ({ shown, drawn }) => drawn !== undefined && (drawn < shown || (drawn / FULL_SIZE) ** 2 > 0.5),
      )
      expect([key, wrong]).toEqual([key, []])
    }
  })

  const sample = PRODUCTS.filter((_, index) => index % EVERY === 7)
  it.each(sample.map((product) => [product.key, product] as const))(
    'let those of %s look like the whole one reduced, also of a SKU that was not measured',
    async (_key, product) => {
      const sku = product.skus.length - 1
      expect(await unlike(product, sku)).toEqual([])
    },
  )

  it('are of covers alone', () => {
    const { key } = PRODUCTS[0] ?? { key: '' }
    expect(drawnWidth({ kind: 'macro', product: key, sku: 0 }, 40)).toBeUndefined()
    expect(drawnWidth({ kind: 'room', product: key, turn: 0 }, 40)).toBeUndefined()
  })
})
