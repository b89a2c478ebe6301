import { describe, expect, it } from 'vitest'
import { createRandom } from '../../materials/random.ts'
import { fitDiscriminant, heldOutScores, scoreOf } from './discriminant.ts'
import type { Query } from './dataset.ts'

const random = createRandom(3)
const around = (x: number, y: number) =>
  Array.from({ length: 400 }, () => {
    // Both numbers rise and fall together, so only their difference tells the groups apart.
    const common = random.magnitude(1, 100) / 50 - 1
    return Float32Array.from([x + common, y + common + random.magnitude(1, 100) / 500, 0])
  })

describe('a linear discriminant', () => {
  const [ones, others] = [around(0.3, 0), around(0, 0.3)]
  const fitted = fitDiscriminant(ones, others)

  it('separates groups that no single number separates, with positive scores for the first', () => {
    expect(ones.filter((vector) => scoreOf(fitted, vector) > 0).length).toBe(400)
    expect(others.filter((vector) => scoreOf(fitted, vector) < 0).length).toBe(400)
  })

  it('has a direction of unit length, perpendicular to the variation within both groups', () => {
    const [x = 0, y = 0, z] = fitted.direction
    expect(Math.hypot(x, y)).toBeCloseTo(1)
    expect(z).toBe(0)
    expect(x).toBeGreaterThan(0.5)
    expect(y).toBeLessThan(-0.5)
  })
})

describe('scores of kinds that were held out', () => {
  const query = (kind: string, numbers: number[]): Query => ({
    texture: Float32Array.from(numbers),
    color: new Float32Array(1),
    shows: undefined,
    kind,
  })

  it('do not use a kind to score itself', () => {
    const kinds = [0, 1, 2, 3, 4]
    const own = (kind: number) => kinds.map((one) => Number(one === kind))
    // Each material differs from unrelated pictures only in the dimension of its own kind.
    const materials = kinds.flatMap((kind) => [query(`m${kind}`, own(kind)), query(`m${kind}`, own(kind))])
    const others = kinds.map((kind) =>
      query(
        `o${kind}`,
        own(kind).map((number) => -number),
      ),
    )
    const same = query('o9', [0, 0, 0, 0, 1])
    const scores = heldOutScores(materials, [...others, same])
    expect(scores.size).toBe(materials.length + others.length + 1)
    for (const one of materials) expect(scores.get(one)).toBeLessThan(fitted(materials, others, one))
  })

  function fitted(materials: Query[], others: Query[], one: Query): number {
    const texturesOf = (all: Query[]) => all.map(({ texture }) => texture)
    return scoreOf(fitDiscriminant(texturesOf(materials), texturesOf(others)), one.texture)
  }
})
