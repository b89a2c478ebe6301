import { describe, expect, it } from 'vitest'
import { blend } from '../../../../demo/surfaces/drawing/surface.ts'
import { noiseFields } from '../../../../demo/surfaces/drawing/noise.ts'
import { renderFields } from '../../../../demo/surfaces/drawing/render.ts'
import { type Ground } from '../kind.ts'
import { drawPalette } from '../palette.ts'
import { createRandom } from '../random.ts'
import { STRUCTURES } from './all.ts'

const clouds: Ground = (random, palette) => {
  const field = noiseFields(random.seed(), 1)(1, 20, 3)
  return (x, y, texel) => {
    Object.assign(texel, palette.colours[0])
    blend(texel, palette.colours[1], 0.5 + 0.5 * field(x, y))
    texel.height = field(x, y)
    texel.gloss = 0.1
  }
}

function cornerOf(name: string, seed: number) {
  const random = createRandom(seed)
  const palette = drawPalette(random)
  const structure = STRUCTURES[name]
  if (!structure) throw new Error(`no structure ${name}`)
  const surface = structure(random, palette, clouds(random, palette))
  return renderFields(surface, { width: 24, height: 24, mmPerPixel: 1 })
}

describe('a structure', () => {
  it('is of one of at least 18 kinds', () => {
    expect(Object.keys(STRUCTURES).length).toBeGreaterThanOrEqual(18)
  })

  describe.each(Object.keys(STRUCTURES))('%s', (name) => {
    it('repeats itself for a seed and differs from one seed to the next', () => {
      expect(cornerOf(name, 5)).toEqual(cornerOf(name, 5))
      expect(cornerOf(name, 5)).not.toEqual(cornerOf(name, 6))
    })

    it('has finite heights, colours that can be shown, and lightness from 0 to 1, whatever the seed', () => {
      for (let seed = 100; seed < 112; seed++) {
        const { albedo, relief, gloss } = cornerOf(name, seed)
        const lightness = albedo.filter((_, index) => index % 3 === 0)
        expect(Math.min(...lightness)).toBeGreaterThanOrEqual(0)
        expect(Math.max(...lightness)).toBeLessThanOrEqual(1)
        expect([...albedo, ...relief, ...gloss].every(Number.isFinite)).toBe(true)
      }
    })
  })
})
