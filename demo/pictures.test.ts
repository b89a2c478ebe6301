import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { FileOrder } from './file-order.ts'
import { LINES } from './lines.ts'
import { makeFile } from './pictures.ts'
import { getProduct } from './products/all.ts'
import { slabsOf } from './products/tiles/laying.ts'
import { type DemoProduct, recipeOf, sampleOf } from './products/product.ts'
import { SETTINGS } from './rooms/settings.ts'
import type { Recipe } from './surfaces/draw.ts'

const SIZE = 32
const orders = LINES.flatMap(({ files }) => files.map(({ order }) => order))

/**
 * The parameters that choose a way of drawing: the names of all, and the values that are neither measure nor colour.
 */
function choicesOf(recipe: Recipe): unknown[] {
  return Object.entries(recipe)
    .map(([name, value]: [string, unknown]) => (isChoice(value) ? [name, value] : [name]))
    .toSorted(([one], [other]) => String(one).localeCompare(String(other)))
}

const isChoice = (value: unknown) => typeof value === 'boolean' || (typeof value === 'string' && !value.startsWith('#'))

/** The ways in which a file is made: files with equal ways differ only in numbers, colours and words. */
function waysOf(order: FileOrder): unknown[] {
  const product = getProduct(order.product)
  const { shape, recipe, layers, skus, certificates = [] } = product
  switch (order.kind) {
    case 'cover':
    case 'macro':
    case 'laid':
      return [surfaceOf(product, order.sku)]
    case 'room':
      return [recipe.family, product.room, order.turn % SETTINGS[product.room].length]
    case 'dimensions':
      return [shape]
    case 'layers':
      return [layers.length]
    case 'data-sheet':
      return [shape, skus.length > 1, product.enName === undefined]
    case 'guide':
      return [order.guide]
    case 'certificate':
      return [certificates[order.certificate]?.scheme]
    case 'logo':
      return [product.brand]
    default:
      return order satisfies never
  }
}

function surfaceOf(product: DemoProduct, index: number): unknown {
  const sku = product.skus[index]
  if (!sku) throw new Error(`${product.key} has no SKU ${index}`)
  const isLaid = slabsOf(product, sku) !== undefined
  return [choicesOf(recipeOf(product, sku)), choicesOf(sampleOf(product, sku)), isLaid, sku.hex !== undefined]
}

/** Those that are made in a way in which none before is. */
function firstOfTheirWay(ofKind: FileOrder[]): FileOrder[] {
  const known = new Set<string>()
  return ofKind.filter((order) => {
    const before = known.size
    for (const way of waysOf(order)) known.add(JSON.stringify(way))
    return known.size > before
  })
}

async function formatOf(bytes: Uint8Array): Promise<string> {
  return Buffer.from(bytes).toString('latin1', 0, 5) === '%PDF-' ? 'pdf' : (await sharp(bytes).metadata()).format
}

// Loading the demonstration draws all four thousand files; here each way of drawing runs once.
describe('the files of the demonstration catalogue', () => {
  it.each([
    ['jpeg', ['cover', 'macro', 'laid', 'room']],
    ['png', ['dimensions', 'layers', 'logo']],
    ['pdf', ['data-sheet', 'guide', 'certificate']],
  ] as [string, FileOrder['kind'][]][])('are made in every way there is: %s', async (format, kinds) => {
    for (const wanted of kinds) {
      for (const order of firstOfTheirWay(orders.filter(({ kind }) => kind === wanted)))
        expect(await formatOf(await makeFile(getProduct(order.product), order, { size: SIZE }))).toBe(format)
    }
  })
})
