import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../materials/random.ts'
import { degrade, applyDegradations } from './degrade.ts'
import { drawView } from './view.ts'

const checked = {
  width: 64,
  height: 64,
  bytes: Uint8Array.from({ length: 64 * 64 * 3 }, (_, index) => {
    const pixel = Math.floor(index / 3)
    return ((pixel >> 3) + (pixel >> 9)) % 2 === 0 ? 60 : 200
  }),
}

describe('a degraded copy', () => {
  it('is the same whenever it is made of the same seed', async () => {
    const one = await degrade(checked, createRandom(5))
    const other = await degrade(checked, createRandom(5))
    expect(one).toEqual(other)
    expect(one.picture).not.toEqual((await degrade(checked, createRandom(6))).picture)
  })

  it('has three to six degradations', async () => {
    for (let seed = 0; seed < 30; seed++) {
      const { degradations } = await degrade(checked, createRandom(seed))
      expect(degradations.length).toBeGreaterThanOrEqual(3)
      expect(degradations.length).toBeLessThanOrEqual(6)
    }
  })

  it('is the picture itself, but for its compression, when nothing degrades it', async () => {
    const copy = await sharp(await applyDegradations(checked, new Set(), createRandom(1)))
      .raw()
      .toBuffer()
    const differences = checked.bytes.map((byte, at) => Math.abs(byte - (copy[at] ?? 0)))
    expect(Math.max(...differences)).toBeLessThan(12)
  })

  it('is darker or lighter as a whole for its exposure, and of the same size', async () => {
    const { channels } = await sharp(await applyDegradations(checked, new Set(['exposure']), createRandom(3))).stats()
    expect(channels[0]?.mean).not.toBeCloseTo(130, 0)
    const { width, height } = await sharp(
      await applyDegradations(checked, new Set(['exposure']), createRandom(3)),
    ).metadata()
    expect([width, height]).toEqual([64, 64])
  })
})

describe('a view of a picture', () => {
  it('never shows what lies beside the picture, and is nowhere enlarged much', () => {
    const view = fc.record({
      area: fc.double({ min: 0.35, max: 1, noNaN: true }),
      turn: fc.double({ min: -15, max: 15, noNaN: true }),
      tilt: fc.double({ min: 0, max: 0.2, noNaN: true }),
    })
    fc.assert(
      fc.property(view, fc.nat(), (wish, seed) => {
        const { corners, width, height } = drawView(checked, wish, createRandom(seed))
        for (const place of corners.flat()) {
          expect(place).toBeGreaterThanOrEqual(-1e-6)
          expect(place).toBeLessThanOrEqual(64 + 1e-6)
        }
        expect(Math.min(width, height)).toBeGreaterThan(64 * 0.35)
      }),
    )
  })
})
