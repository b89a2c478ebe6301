import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { openFaces } from './drawings/face.ts'
import { lettering } from './drawings/lettering.ts'
import { PRODUCTS } from './products/all.ts'
import { coverSlabsOf } from './products/tiles/laying.ts'
import { colourOf, modelOf, sampleOf, seedOf } from './products/product.ts'
import { chance } from './surfaces/drawing/chance.ts'
import { type Recipe, drawSurface } from './surfaces/draw.ts'
import type { Slabs } from './surfaces/stone/slabs.ts'
import { SWATCHES } from './surfaces/swatches.ts'

/**
 * `npm run demo:sheet [-- TEXT] [--size 280] [--shuffle] [--out FOLDER]`: contact sheets of every family and SKU whose
 * caption contains TEXT. `--shuffle` mixes them without captions for a blind test; key.txt has the answers.
 */

const GAP = 10
const CAPTION = 26
const COLUMNS = 8
const ROWS = 6

type Cell = {
  caption: string
  mmWidth: number
  recipe: Recipe
  seed: number
  colour?: string | undefined
  slabs?: Slabs | undefined
}

async function drawSheet(cells: Cell[], file: string, { size, isNamed }: { size: number; isNamed: boolean }) {
  const columns = Math.min(COLUMNS, cells.length)
  const across = size + GAP
  const down = across + (isNamed ? CAPTION : 0)
  const width = columns * across + GAP
  const height = Math.ceil(cells.length / columns) * down + GAP
  const places = cells.map((_, index) => ({
    left: GAP + (index % columns) * across,
    top: GAP + Math.floor(index / columns) * down,
  }))
  await openFaces(cells.map(({ caption }) => caption))
  const captions = cells.map(({ caption }, index) => {
    const { left = 0, top = 0 } = places[index] ?? {}
    return lettering(caption, { x: left, y: top + size + 18, size: 14 })
  })
  const named = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${captions.join('')}</svg>`
  const pictures = cells.map(({ mmWidth, recipe, seed, colour, slabs }, index) => ({
    input: Buffer.from(
      drawSurface(recipe, { seed, colour, slabs, width: size, height: size, mmPerPixel: mmWidth / size }),
    ),
    raw: { width: size, height: size, channels: 3 as const },
    ...places[index],
  }))
  await sharp({ create: { width, height, channels: 3, background: '#FCFBF9' } })
    .composite(isNamed ? [...pictures, { input: Buffer.from(named) }] : pictures)
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toFile(file)
  console.log(file)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '280' },
    out: { type: 'string', default: 'sheet' },
    shuffle: { type: 'boolean', default: false },
  },
})
const wanted = positionals.join(' ').toLowerCase()
const isWanted = ({ caption }: Cell) => caption.toLowerCase().includes(wanted)
const size = Number(values.size)
mkdirSync(values.out, { recursive: true })

const families: Cell[] = SWATCHES.map(({ name, ...swatch }) => ({ caption: name, seed: 7, ...swatch })).filter(isWanted)
if (values.shuffle) {
  const order = new Map(families.map((cell, index) => [cell, chance(3, index)]))
  families.sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0))
  const key = families.map(
    ({ caption }, index) => `${Math.floor(index / COLUMNS) + 1}.${(index % COLUMNS) + 1} ${caption}`,
  )
  writeFileSync(join(values.out, 'key.txt'), key.join('\n'))
}
if (families.length > 0) await drawSheet(families, join(values.out, 'families.jpg'), { size, isNamed: !values.shuffle })

const skus: Cell[] = PRODUCTS.flatMap((product) =>
  product.skus.map((sku) => ({
    caption: `${modelOf(product, sku)} · ${product.recipe.family}`,
    mmWidth: product.coverWidth,
    recipe: sampleOf(product, sku),
    seed: seedOf(product, sku),
    colour: colourOf(product, sku),
    slabs: coverSlabsOf(product, sku),
  })),
).filter(isWanted)
if (!values.shuffle) {
  const perSheet = COLUMNS * ROWS
  for (let from = 0; from < skus.length; from += perSheet) {
    const name = `skus-${String(from / perSheet + 1).padStart(2, '0')}.jpg`
    await drawSheet(skus.slice(from, from + perSheet), join(values.out, name), { size, isNamed: true })
  }
}
