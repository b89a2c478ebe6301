import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { FileOrder } from './file-order.ts'
import { VIEWS } from './picture-views.ts'
import { drawSmall } from './pictures.ts'
import { PRODUCTS } from './products/all.ts'
import { drawnWidth } from './scales.ts'
import { ssim } from './ssim.ts'

/** Widths that pages ask for, in px. */
const WIDTHS = [40, 100, 200, 320, 480, 640]
const LEAST = 0.98

type View = keyof typeof VIEWS
type Picture = { data: Buffer; width: number; height: number }

async function reduced({ data, width, height }: Picture, to: number): Promise<Picture> {
  const opened = sharp(data, { raw: { width, height, channels: 3 } }).resize({ width: to })
  const { data: pixels, info } = await opened.raw().toBuffer({ resolveWithObject: true })
  return { data: pixels, width: info.width, height: info.height }
}

/** The widths at which a small drawing of an order does not look like the whole one reduced. */
async function unlike(order: FileOrder & { kind: View }): Promise<{ width: number; similarity: number }[]> {
  const wanted = WIDTHS.filter((width) => drawnWidth(order, width) !== undefined)
  if (wanted.length === 0) return []
  const { product } = order
  const found = PRODUCTS.find(({ key }) => key === product)
  if (!found) throw new Error(product)
  const whole = drawSmall(found, order, VIEWS[order.kind].width)
  const all: { width: number; similarity: number }[] = []
  for (const width of wanted) {
    const small = drawSmall(found, order, drawnWidth(order, width) ?? width)
    all.push({ width, similarity: ssim(await reduced(whole, width), await reduced(small, width)) })
  }
  return all.filter(({ similarity }) => similarity < LEAST)
}

/** The first product of each family. */
const ofFamilies = [...Map.groupBy(PRODUCTS, ({ recipe }) => recipe.family)].flatMap(([family, products]) =>
  products.slice(0, 1).map(({ key }) => ({ family, product: key })),
)

describe('a small drawing', () => {
  it.each(ofFamilies)('of $family looks like the whole one reduced', async ({ product }) => {
    for (const kind of Object.keys(VIEWS) as View[])
      expect([kind, await unlike({ kind, product, sku: 0 })]).toEqual([kind, []])
  })

  it('has at most half of the whole one’s pixels, and is at least as wide as asked', () => {
    for (const { product } of ofFamilies)
      for (const kind of Object.keys(VIEWS) as View[])
        for (const width of [...WIDTHS, 1280]) {
          const drawn = drawnWidth({ kind, product, sku: 0 }, width)
          if (drawn === undefined) continue
          expect(drawn).toBeGreaterThanOrEqual(width)
          expect((drawn / VIEWS[kind].width) ** 2).toBeLessThanOrEqual(0.5)
        }
  })

  it('exists of pictures of the surface alone', () => {
    const { key } = PRODUCTS[0] ?? { key: '' }
    expect(drawnWidth({ kind: 'room', product: key, turn: 0 }, 40)).toBeUndefined()
    expect(drawnWidth({ kind: 'layers', product: key }, 40)).toBeUndefined()
  })
})
