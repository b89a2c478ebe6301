import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { ImportSource } from '../../server/imports/reading/import-source.ts'
import { generateProduct } from './products.ts'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'

/** Raise it when the lines or the pictures change. */
const EDITION = 1
const SEED = 20_261_120
const PATTERNS = 240
const PATTERN_SIZE = 640
const MOST_SKUS = 8

/** `products` generated products, all on sale, with pictures from `writePatterns` in `folder`. */
export function picturedSource(products: number, folder: string): ImportSource {
  return {
    name: `${products.toLocaleString('en')} pictured products`,
    digest: `pictured-${EDITION}-${products}`,
    total: products,
    folder,
    async *lines(from) {
      const random = createRandom(SEED)
      for (let index = 0; index < products; index += 1) {
        const product = { ...generateProduct(random, index, MOST_SKUS), status: 'on_sale' }
        const skus = product.skus?.map((sku, place) => ({
          ...sku,
          coverImage: fileName(index * 3 + place),
          productImage: fileName(index * 3 + place + 1),
        }))
        if (index + 1 >= from) yield { line: index + 1, text: JSON.stringify({ ...product, skus }) }
      }
    },
  }
}

/** Writes pictures as detailed as a photograph of a surface: grain in one direction, lighter and darker boards. */
export async function writePatterns(folder: string): Promise<void> {
  const raw = { width: PATTERN_SIZE, height: PATTERN_SIZE, channels: 3 } as const
  for (let index = 0; index < PATTERNS; index += 1) {
    const pixels = patternPixels(createRandom(SEED + index))
    await writeFile(join(folder, fileName(index)), await sharp(pixels, { raw }).jpeg({ quality: 85 }).toBuffer())
  }
}

function patternPixels(random: Random): Buffer {
  const [red, green, blue] = [random.below(120) + 90, random.below(120) + 70, random.below(120) + 50]
  const boardWidth = 40 + random.below(80)
  const grains = Array.from({ length: PATTERN_SIZE }, () => random.below(24))
  const pixels = Buffer.alloc(PATTERN_SIZE * PATTERN_SIZE * 3)
  for (let place = 0; place < pixels.length; place += 3) {
    const column = (place / 3) % PATTERN_SIZE
    const board = (Math.floor(column / boardWidth) * 37) % 40
    const light = (grains[Math.floor(place / 3 / PATTERN_SIZE)] ?? 0) + board + random.below(14)
    pixels.set([Math.min(255, red + light), Math.min(255, green + light), Math.min(255, blue + light)], place)
  }
  return pixels
}

function fileName(index: number): string {
  return `pattern-${index % PATTERNS}.jpg`
}
