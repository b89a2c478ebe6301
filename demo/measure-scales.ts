import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { FULL_SIZE } from './picture-views.ts'
import { drawSmall } from './pictures.ts'
import { PRODUCTS, getProduct } from './products/all.ts'
import type { DemoProduct } from './products/product.ts'
import { type MeasuredScale, SCALES_FILE, type Scale, readScales, scaleDigestOf } from './scales.ts'
import { ssim } from './ssim.ts'

/** Widths that pages ask for, in px (server/platform/pictures/picture-server.ts). */
const WIDTHS = [40, 100, 200, 320, 480]
/** Widths at which covers are drawn for them: the last has half of the pixels of a whole cover. */
const DRAWN = [80, 120, 160, 200, 240, 320, 400, 480, 560]
/** The least similarity is .98; the rest is for the product's other SKUs, which are not measured. */
const LEAST = 0.984

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
  return async (drawn, shown) => {
    const [whole, small] = [drawingOf(FULL_SIZE), drawingOf(drawn)]
    return ssim(await reduce(whole, shown), await reduce(small, shown))
  }
}

async function reduce({ data, width, height }: Picture, shown: number): Promise<Picture> {
  const opened = sharp(data, { raw: { width, height, channels: 3 } }).resize({ width: shown })
  const { data: pixels, info } = await opened.raw().toBuffer({ resolveWithObject: true })
  return { data: pixels, width: info.width, height: info.height }
}

/** Finds the least width at which the first SKU's cover may be drawn for each width. */
export async function measureScale(product: DemoProduct): Promise<Scale> {
  const compare = openComparison(product, 0)
  const scale: Scale = {}
  let least = 0
  for (const shown of WIDTHS) {
    for (const drawn of DRAWN) {
      if (drawn < Math.max(shown, least) || (await compare(drawn, shown)) < LEAST) continue
      scale[shown] = drawn
      least = drawn
      break
    }
    // Finer detail would show at a greater width, too.
    if (scale[shown] === undefined) break
  }
  return scale
}

/** Measures the products whose covers changed, and writes what is known of all. */
async function main(): Promise<void> {
  const known = readScales()
  const measured: [string, MeasuredScale][] = []
  for (const { key } of PRODUCTS) {
    const of = scaleDigestOf(key)
    const before = known[key]
    if (before?.of === of) measured.push([key, before])
    else {
      measured.push([key, { of, widths: await measureScale(getProduct(key)) }])
      process.stdout.write(`${key}\n`)
    }
  }
  writeScales(measured)
}

/** One product a line. */
function writeScales(scales: [string, MeasuredScale][]): void {
  const lines = scales.map(([key, { of, widths }]) => {
    const entries = Object.entries(widths).map(([shown, drawn]) => `"${shown}": ${drawn}`)
    const all = entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
    return `  "${key}": { "of": "${of}", "widths": ${all} }`
  })
  writeFileSync(SCALES_FILE, `{\n${lines.join(',\n')}\n}\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
