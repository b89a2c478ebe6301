import { describe, expect, it } from 'vitest'
import { createNear, createRandom } from './random.ts'

/** What a recipe might draw. */
function drawn(random: ReturnType<typeof createRandom>) {
  return {
    kind: random.pick(['a', 'b', 'c', 'd']),
    isGlossy: random.isChosen(0.5),
    count: random.below(9),
    width: random.between(10, 20),
    length: random.magnitude(1, 100),
    seed: random.seed(),
  }
}

const seeds = Array.from({ length: 200 }, (_, seed) => seed)

describe('the numbers of a sibling', () => {
  it('are the same for the same sibling', () => {
    const near = { sibling: 3, away: 0.1 }
    expect(drawn(createNear(5, near))).toEqual(drawn(createNear(5, near)))
    expect(drawn(createNear(5, near))).not.toEqual(drawn(createNear(5, { ...near, sibling: 4 })))
  })

  it('choose as the first does, measure near it, and seed another piece', () => {
    const away = seeds.map((seed) => {
      const [one, other] = [drawn(createRandom(seed)), drawn(createNear(seed, { sibling: 2, away: 0.05 }))]
      expect(other).toMatchObject({ kind: one.kind, isGlossy: one.isGlossy, count: one.count })
      expect(other.seed).not.toBe(one.seed)
      expect(other.width).toBeGreaterThanOrEqual(10)
      expect(other.width).toBeLessThan(20)
      return Math.abs(other.width - one.width) / 10
    })
    const mean = away.reduce((sum, one) => sum + one, 0) / away.length
    // The mean distance of a normal deviation of .05, from which the folds at both ends take a little.
    expect(mean).toBeCloseTo(0.05 * Math.sqrt(2 / Math.PI), 1)
    expect(mean).toBeGreaterThan(0.02)
  })

  it('are those of the first, but for its seeds, at no distance', () => {
    const { seed, ...one } = drawn(createRandom(7))
    expect(drawn(createNear(7, { sibling: 1, away: 0 }))).toMatchObject(one)
    expect(drawn(createNear(7, { sibling: 1, away: 0 })).seed).not.toBe(seed)
  })
})
