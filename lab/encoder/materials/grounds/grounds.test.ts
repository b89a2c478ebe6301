import { describe, expect, it } from 'vitest'
import { renderFields } from '../../../../demo/surfaces/drawing/render.ts'
import { drawPalette } from '../palette.ts'
import { createRandom } from '../random.ts'
import { GROUNDS } from './all.ts'

/** A corner of the ground that `seed` draws. */
function cornerOf(name: string, seed: number) {
  const ground = GROUNDS[name]
  if (!ground) throw new Error(`no ground ${name}`)
  const random = createRandom(seed)
  return renderFields(ground(random, drawPalette(random)), { width: 24, height: 24, mmPerPixel: 1 })
}

describe.each(Object.keys(GROUNDS))('The ground %s', (name) => {
  const corner = cornerOf(name, 5)

  it('has a lightness between black and white and finite numbers everywhere', () => {
    for (const value of [...corner.albedo, ...corner.relief, ...corner.gloss]) expect(value).toSatisfy(Number.isFinite)
    const lightness = corner.albedo.filter((_, index) => index % 3 === 0)
    expect(Math.min(...lightness)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...lightness)).toBeLessThanOrEqual(1)
    expect(Math.min(...corner.gloss)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...corner.gloss)).toBeLessThanOrEqual(1)
  })

  it('repeats itself for a seed', () => {
    expect(cornerOf(name, 5)).toEqual(corner)
  })

  it('differs between seeds', () => {
    expect(cornerOf(name, 6).albedo).not.toEqual(corner.albedo)
  })
})
