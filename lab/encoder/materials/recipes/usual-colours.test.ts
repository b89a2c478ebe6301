import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Lab, labOfHex } from '../../../../demo/surfaces/drawing/colour.ts'
import { createRandom } from '../random.ts'
import { drawColours, drawPaleAndDark, standingOut } from './usual-colours.ts'

const USUAL = [['#D8BC93', '#8C6840']]
const seeds = fc.integer({ min: 1, max: 1_000_000 })
const hexes = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

function distance(one: Lab, other: Lab): number {
  return Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b)
}

describe('the colours of a material drawn at random', () => {
  it('are five or more, each written as #RRGGBB and different from the ground', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const [ground, ...others] = drawColours(createRandom(seed), USUAL)
        expect(others.length).toBeGreaterThanOrEqual(4)
        expect([ground, ...others].filter((hex) => !/^#[0-9a-f]{6}$/.test(hex))).toEqual([])
        for (const hex of others) expect(distance(labOfHex(hex), labOfHex(ground))).toBeGreaterThan(0.02)
      }),
    )
  })

  it('are about the usual ones for a third of all', () => {
    const usual = labOfHex('#D8BC93')
    const grounds = Array.from({ length: 400 }, (_, seed) => labOfHex(drawColours(createRandom(seed), USUAL)[0]))
    const near = grounds.filter((lab) => Math.abs(lab.a - usual.a) < 0.04 && Math.abs(lab.b - usual.b) < 0.04)
    expect(near.length).toBeGreaterThan(100)
    expect(near.length).toBeLessThan(320)
  })

  it('are pale and dark in this order for most', () => {
    const isInOrder = (seed: number) => {
      const { light, dark } = drawPaleAndDark(createRandom(seed), USUAL)
      return labOfHex(light).l > labOfHex(dark).l
    }
    const inOrder = Array.from({ length: 400 }, (_, seed) => seed).filter(isInOrder)
    expect(inOrder.length).toBeGreaterThan(320)
    expect(inOrder.length).toBeLessThan(400)
  })

  it('differ from any ground as far as asked, within the sRGB gamut', () => {
    fc.assert(
      fc.property(hexes, hexes, fc.double({ min: 0.04, max: 0.45, noNaN: true }), (hex, ground, least) => {
        const told = labOfHex(standingOut(hex, ground, least))
        expect(distance(told, labOfHex(ground))).toBeGreaterThan(0.75 * least)
      }),
      // A yellow that is drawn in when it is written.
      { numRuns: 500, examples: [['#f9ff00', '#f2f12e', 0.04]] },
    )
  })
})
