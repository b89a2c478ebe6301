import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestShare, describeByHand, mixByHand } from './hand-made.ts'
import { colourShares } from './lab-histogram.ts'
import { neighboursAt, patternAt, patternShares } from './lbp.ts'
import { dot } from '../measuring/ranks.ts'

const aPicture = (seed: number) => ({
  width: 8,
  height: 8,
  bytes: Uint8Array.from({ length: 192 }, (_, index) => (index * seed * 31 + seed) % 256),
})

describe('the hand-made baseline', () => {
  it('gives a picture the highest similarity to itself at any weights', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.double({ min: 0, max: 1, noNaN: true }), (seed, share) => {
        const mixed = mixByHand(describeByHand(aPicture(seed)), share)
        expect(dot(mixed, mixed)).toBeCloseTo(1, 4)
        expect(dot(mixed, mixByHand(describeByHand(aPicture(seed + 1)), share))).toBeLessThanOrEqual(1.0001)
      }),
    )
  })

  it('chooses the weight that finds the most originals', () => {
    const colour = (bin: number) => Float32Array.from({ length: 2 }, (_, index) => (index === bin ? 1 : 0))
    const same = Float32Array.of(1)
    const originals = [0, 1].map((bin) => ({ colour: colour(bin), pattern: same }))
    expect(bestShare(originals, originals)).toBeGreaterThan(0)
    const byPattern = [0, 1].map((bin) => ({ colour: same, pattern: colour(bin) }))
    expect(bestShare(byPattern, byPattern)).toBeLessThan(1)
  })
})

describe('a local binary pattern', () => {
  const at = (grey: number[]) => patternAt(Float32Array.from(grey), 4, neighboursAt(3, 1))

  it('has a bit for every neighbour that is not darker, from the right downwards', () => {
    expect(at([0, 0, 0, 0, 5, 9, 0, 0, 0])).toBe(0b0000_0001)
    expect(at([0, 0, 0, 0, 5, 0, 0, 9, 0])).toBe(0b0000_0100)
    expect(at([0, 0, 0, 9, 5, 0, 0, 0, 0])).toBe(0b0001_0000)
    expect(at([0, 9, 0, 0, 5, 0, 0, 0, 0])).toBe(0b0100_0000)
  })

  it('has all of them on a level ground, and none on a peak', () => {
    expect(at([5, 5, 5, 5, 5, 5, 5, 5, 5])).toBe(255)
    expect(at([0, 0, 0, 0, 5, 0, 0, 0, 0])).toBe(0)
  })

  it('is counted at every place but the border', () => {
    const shares = patternShares(new Float32Array(49).fill(7), 7, 2)
    expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1)
    expect(Math.max(...shares)).toBeCloseTo(1)
  })
})

describe('the histogram of colours', () => {
  it('shares out every pixel', () => {
    expect(colourShares(aPicture(3).bytes).reduce((sum, share) => sum + share)).toBeCloseTo(1, 4)
  })

  it('keeps black and white apart', () => {
    const black = colourShares(Uint8Array.of(0, 0, 0))
    const white = colourShares(Uint8Array.of(255, 255, 255))
    expect(dot(black, white)).toBe(0)
  })
})
