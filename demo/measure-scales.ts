import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { FULL_SIZE } from './picture-views.ts'
import { drawSmall } from './pictures.ts'
import { PRODUCTS } from './products/all.ts'
import { type DemoProduct, modelOf } from './products/product.ts'
import { type MeasuredScale, SCALES_FILE, type Scale, digestOfCover, readScales } from './scales.ts'
import { ssim } from './ssim.ts'

/** Widths that pages ask for, in px (server/platform/pictures/picture-server.ts). */
const WIDTHS = [40, 100, 200, 320, 480]
/** Widths at which covers are drawn for them: the last has half of the pixels of a whole cover. */
const DRAWN = [80, 120, 160, 200, 240, 320, 400, 480, 560]
/** The least similarity. */
const LEAST = 0.98

type Picture = { data: Uint8Array; width: number; height: number }

/** How similar a SKU's cover, drawn at a width, is to the whole one if both are shown at another. */
export function openComparison(product: DemoProduct, sku: number): (drawn: number, shown: number) => Promise<number> {
  const draw = (width: number): Picture => {
    const { data, ...size } = drawSmall(product, { kind: 'cover', product: product.key, sku }, width)
    // The next drawing uses the same memory.
    return { data: Uint8Array.from(data), ...size }
  }
  const drawings = new Map<number, Picture>()
  const drawingOf = (width: number): Picture => {
    const drawing = drawings.get(width) ?? draw(width)
    drawings.set(width, drawing)
    return drawing
  }
  const wholes = new Map<number, Promise<Picture>>()
  const wholeAt = async (shown: number): Promise<Picture> => {
    const whole = wholes.get(shown) ?? reduce(drawingOf(FULL_SIZE), shown)
    wholes.set(shown, whole)
    return whole
  }
  return async (drawn, shown) => ssim(await wholeAt(shown), await reduce(drawingOf(drawn), shown))
}

async function reduce({ data, width, height }: Picture, shown: number): Promise<Picture> {
  const opened = sharp(data, { raw: { width, height, channels: 3 } }).resize({ width: shown })
  const { data: pixels, info } = await opened.raw().toBuffer({ resolveWithObject: true })
  return { data: pixels, width: info.width, height: info.height }
}

/**
 * Finds the least width at which a SKU's cover may be drawn for each width; `known`, of another SKU of the product, is
 * where the search begins.
 */
export async function measureScale(product: DemoProduct, sku: number, known?: Scale): Promise<Scale> {
  const compare = openComparison(product, sku)
  const scale: Scale = {}
  let least = 0
  for (const shown of WIDTHS) {
    least = Math.max(least, shown, known?.[shown] ?? 0)
    for (const drawn of known && known[shown] === undefined ? [] : DRAWN) {
      if (drawn < least || (await compare(drawn, shown)) < LEAST) continue
      scale[shown] = drawn
      least = drawn
      break
    }
    // Finer detail would show at a greater width, too.
    if (scale[shown] === undefined) break
  }
  return scale
}

/** Measures the covers that changed. What it has measured is kept if it is stopped. */
async function main(): Promise<void> {
  const known = new Map(Object.entries(readScales()))
  for (const product of PRODUCTS) {
    let first: Scale | undefined
    for (const [index, sku] of product.skus.entries()) {
      const model = modelOf(product, sku)
      const of = digestOfCover(product.key, index)
      const before = known.get(model)
      const widths = before?.of === of ? before.widths : await measureScale(product, index, first)
      first ??= widths
      known.set(model, { of, widths })
    }
    writeScales(known)
    process.stdout.write(`${product.key}\n`)
  }
}

/** One cover a line. */
function writeScales(known: Map<string, MeasuredScale>): void {
  const models = PRODUCTS.flatMap((product) => product.skus.map((sku) => modelOf(product, sku)))
  const lines = models.flatMap((model) => {
    const scale = known.get(model)
    if (!scale) return []
    const entries = Object.entries(scale.widths).map(([shown, drawn]) => `"${shown}": ${drawn}`)
    const all = entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
    return [`  "${model}": { "of": "${scale.of}", "widths": ${all} }`]
  })
  writeFileSync(SCALES_FILE, `{\n${lines.join(',\n')}\n}\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
