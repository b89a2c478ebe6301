import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Recipe, drawSurface } from '../../../../demo/surfaces/draw.ts'
import { type DrawRecipe, SIDE } from '../kind.ts'
import { createRandom } from '../random.ts'
import { HELD_BACK, TRAINED } from './all.ts'

const FAMILIES: [family: string, draw: DrawRecipe][] = Object.entries({ ...TRAINED, ...HELD_BACK })
const { metal, mosaic, slats, tiles } = TRAINED

/** Width of the repeated piece and of the narrowest gap in mm; undefined for a family without pieces. */
function piecesOf(recipe: Recipe): { piece: number; gap: number; width: number } | undefined {
  if (recipe.family === 'mosaic') return { piece: recipe.pitch, gap: recipe.joint, width: recipe.pitch }
  if (recipe.family === 'tiles') return { piece: recipe.length, gap: recipe.joint, width: recipe.width }
  if (recipe.family === 'slats') return { piece: recipe.slat + recipe.gap, gap: recipe.gap / 2, width: recipe.slat }
  if (recipe.family !== 'metal' || !recipe.holes) return undefined
  return { piece: recipe.holes.pitch, gap: recipe.holes.diameter / 2, width: recipe.holes.pitch }
}

function corner(draw: DrawRecipe, seed: number): string {
  const { recipe, mmWidth } = draw(createRandom(seed))
  const pixels = drawSurface(recipe, { seed, width: 32, height: 32, mmPerPixel: mmWidth / SIDE })
  return Buffer.from(pixels).toString('base64')
}

describe('a recipe drawn at random', () => {
  it('is of a family that the training sees, or of one of at least six that it never sees', () => {
    expect(Object.keys(HELD_BACK).length).toBeGreaterThanOrEqual(6)
    expect(Object.keys(TRAINED).filter((family) => family in HELD_BACK)).toEqual([])
  })

  it.each(FAMILIES)('of %s draws a picture that a seed repeats and no other seed has', (family, draw) => {
    const seeds = [1, 2, 3, 4, 5]
    const corners = seeds.map((seed) => corner(draw, seed))
    expect(seeds.map((seed) => draw(createRandom(seed)).recipe.family)).toEqual(seeds.map(() => family))
    expect(corners).toEqual(seeds.map((seed) => corner(draw, seed)))
    expect(new Set(corners).size).toBe(seeds.length)
  })

  it.each(Object.entries({ metal, mosaic, slats, tiles }))(
    'of %s shows at least one whole piece, and joints narrower than the pieces',
    (_, draw) => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 0x7fff_ffff }), (seed) => {
          const { recipe, mmWidth } = draw(createRandom(seed))
          const pieces = piecesOf(recipe)
          if (!pieces) return
          expect(pieces.piece).toBeLessThan(mmWidth)
          expect(pieces.gap).toBeLessThan(0.65 * pieces.width)
          // A narrower piece looks like a speck.
          expect((pieces.width / mmWidth) * SIDE).toBeGreaterThan(4)
        }),
      )
    },
  )
})
