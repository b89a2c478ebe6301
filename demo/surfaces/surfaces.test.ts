import { createHash } from 'node:crypto'
import { differenceCiede2000 } from 'culori'
import { describe, expect, it } from 'vitest'
import { PRODUCTS } from '../products/all.ts'
import { colourOf, sampleOf, seedOf } from '../products/product.ts'
import { linearOfByte } from './drawing/colour.ts'
import { type Recipe, drawSurface } from './draw.ts'
import { type Swatch, SWATCHES } from './swatches.ts'

const OAK = { light: '#D8BC93', dark: '#8C6840', ring: 3.6, contrast: 0.75, variety: 0.8, pores: 0.9 }

/** A corner of a swatch, near enough to show its finest texture. */
const corner = ({ recipe, mmWidth }: Swatch, seed: number) =>
  drawSurface(recipe, { seed, width: 48, height: 48, mmPerPixel: mmWidth / 480 })
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Columns that are darker than those on both sides: the joints between vertical boards. */
function darkColumns(bytes: Uint8Array, width: number): number[] {
  const means = Array.from({ length: width }, (_, column) => {
    let sum = 0
    for (let index = column * 3 + 1; index < bytes.length; index += width * 3) sum += bytes[index] ?? 0
    return (sum * width * 3) / bytes.length
  })
  const at = (column: number) => means[column] ?? 255
  return means.flatMap((mean, column) =>
    mean < at(column - 3) - 22 && mean < at(column + 3) - 22 && mean <= at(column - 1) && mean < at(column + 1)
      ? [column]
      : [],
  )
}

describe('a surface', () => {
  it('exists in at least 28 families, each with a swatch', () => {
    expect(SWATCHES.length).toBeGreaterThanOrEqual(28)
    const drawn = new Set(PRODUCTS.map(({ recipe }) => recipe.family))
    const shown = new Set(SWATCHES.map(({ recipe }) => recipe.family))
    expect([...drawn].filter((family) => !shown.has(family))).toEqual([])
  })

  it.each(SWATCHES.map((swatch) => [swatch.name, swatch] as const))(
    'of %s has the pixels it always had, and others for another seed',
    (_name, swatch) => {
      expect(digest(corner(swatch, 7))).toMatchSnapshot()
      expect(digest(corner(swatch, 7))).not.toBe(digest(corner(swatch, 8)))
    },
  )

  it('of 90 mm boards shows them 90 mm wide', () => {
    const mmPerPixel = 0.5
    const recipe: Recipe = { family: 'boards', ...OAK, layout: 'planks', length: 4000, width: 90, contrast: 0.2 }
    const bytes = drawSurface(recipe, { seed: 3, width: 960, height: 40, mmPerPixel, left: -20, top: 300 })
    const joints = darkColumns(bytes, 960)
    for (const mm of [0, 90, 180, 270, 360]) {
      const column = (mm + 20) / mmPerPixel - 0.5
      expect(Math.min(...joints.map((joint) => Math.abs(joint - column)))).toBeLessThanOrEqual(1)
    }
  })

  it('of 16 mm grooves repeats every 16 mm', () => {
    const recipe: Recipe = { family: 'acoustic', build: 'grooved', base: '#C4A37A', deep: '#2A2622', pitch: 16 }
    const bytes = drawSurface(recipe, { seed: 3, width: 320, height: 40, mmPerPixel: 1 })
    const grooves = darkColumns(bytes, 320)
    for (let middle = 8; middle < 320; middle += 16)
      expect(Math.min(...grooves.map((column) => Math.abs(column + 0.5 - middle)))).toBeLessThanOrEqual(1)
  })

  it('of printed paper repeats after its repeat length, and not before', () => {
    const recipe: Recipe = { family: 'wallpaper', motif: 'leaf', ground: '#20302C', inks: ['#E8E2D0'], repeat: 320 }
    const at = (top: number) =>
      drawSurface(recipe, { seed: 4, width: 120, height: 120, mmPerPixel: 2, falloff: 0, top })
    const first = at(0)
    const difference = (top: number) => {
      const other = at(top)
      return first.reduce((sum, byte, index) => sum + Math.abs(byte - (other[index] ?? 0)), 0) / first.length
    }
    expect(difference(320) * 4).toBeLessThan(difference(200))
  })

  it('keeps its place when the picture moves over it', () => {
    const recipe: Recipe = { family: 'boards', ...OAK, layout: 'herringbone', length: 450, width: 90 }
    const whole = drawSurface(recipe, { seed: 5, width: 80, height: 80, mmPerPixel: 2, falloff: 0 })
    const moved = drawSurface(recipe, { seed: 5, width: 80, height: 80, mmPerPixel: 2, falloff: 0, left: 40, top: 40 })
    // 40 mm are 20 pixels; shadows have fewer samples near the borders.
    let greatest = 0
    for (let row = 36; row < 64; row++)
      for (let byte = 36 * 3; byte < 64 * 3; byte++) {
        const there = moved[(row - 20) * 240 + byte - 60] ?? 0
        greatest = Math.max(greatest, Math.abs((whole[row * 240 + byte] ?? 0) - there))
      }
    expect(greatest).toBeLessThanOrEqual(3)
  })
})

/** The mean of a picture in linear light, as a colorimeter reads it. */
function meanColour(bytes: Uint8Array): { mode: 'lrgb'; r: number; g: number; b: number } {
  const sum = [0, 0, 0]
  for (const [index, byte] of bytes.entries()) sum[index % 3] = (sum[index % 3] ?? 0) + linearOfByte(byte)
  const [r = 0, g = 0, b = 0] = sum.map((value) => (value * 3) / bytes.length)
  return { mode: 'lrgb', r, g, b }
}

describe('a plain paint', () => {
  const colours = [
    '#F6F5F1',
    '#E4DCCB',
    '#C9B79C',
    '#D98E73',
    '#B5482F',
    '#8FA38C',
    '#4F6F8C',
    '#6A5A7E',
    '#2E4A3F',
    '#1E2023',
  ]
  const difference = differenceCiede2000()
  it.each(colours.flatMap((base) => (['roller', 'brush'] as const).map((tool) => [base, tool] as const)))(
    '%s laid by %s has that colour in the mean',
    (base, tool) => {
      const bytes = drawSurface(
        { family: 'paintFilm', base, tool, gloss: 0.05 },
        { seed: 5, width: 200, height: 200, mmPerPixel: 0.4 },
      )
      expect(difference(base, meanColour(bytes))).toBeLessThan(1)
    },
  )
})

/** The largest share of one channel's bytes that are black or white. */
function clippedPart(bytes: Uint8Array): number {
  const counts = [0, 0, 0]
  for (const [index, byte] of bytes.entries())
    if (byte <= 1 || byte >= 254) counts[index % 3] = (counts[index % 3] ?? 0) + 1
  return Math.max(...counts) / (bytes.length / 3)
}

describe('the tone of a cover', () => {
  const size = 64
  it.each(PRODUCTS.map((product) => [product.key, product] as const))(
    'of %s clips no channel over 2 percent',
    (_key, product) => {
      for (const sku of product.skus) {
        const bytes = drawSurface(sampleOf(product, sku), {
          seed: seedOf(product, sku),
          colour: colourOf(product, sku),
          width: size,
          height: size,
          mmPerPixel: product.coverWidth / size,
        })
        expect([sku.code, clippedPart(bytes) < 0.02]).toEqual([sku.code, true])
      }
    },
  )
})
