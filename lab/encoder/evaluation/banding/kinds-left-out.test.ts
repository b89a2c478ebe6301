import { describe, expect, it } from 'vitest'
import type { Dataset, Query } from './dataset.ts'
import { leaveKindsOut } from './kinds-left-out.ts'
import type { Asked, Pair } from './pairs.ts'

const KINDS = 10
const EACH = 200

const query = (kind: string): Query => ({
  texture: new Float32Array(1),
  color: new Float32Array(1),
  shows: undefined,
  kind,
})
const asked = (texture: number): Asked => ({
  material: 0,
  isOfOneColor: false,
  pairs: [{ texture } as Pair],
})

/** Unrelated queries whose nearest match is as like as their kind says, beside 100 materials that find themselves at .9. */
function leftOut(likenessOfKind: (kind: number, place: number) => number) {
  const unrelated = Array.from({ length: KINDS * EACH }, (_, place) => query(`${place % KINDS}`))
  const foreign = unrelated.map(({ kind }, place) => asked(likenessOfKind(Number(kind), place)))
  const copies = Array.from({ length: 100 }, () => query('stone'))
  const dataset = { catalogue: [{}], queries: { copies, photographs: [], unrelated } } as unknown as Dataset
  return leaveKindsOut(dataset, [copies.map(() => asked(0.9)), foreign], ({ texture }) => texture)
}

describe('a limit that did not see a kind', () => {
  it('holds for the kind if the others are like it', () => {
    const { none, kept } = leftOut((_, place) => (place % 97) / 200)
    expect(none.value).toBeGreaterThan(0.95)
    expect(kept.value).toBe(1)
  })

  it('fails for a kind that is more like materials than all others, which a fit to all kinds would hide', () => {
    const { none } = leftOut((kind, place) => (kind === 3 ? 0.8 : (place % 97) / 200))
    // One kind in ten is wrong, and nearly nothing else.
    expect(none.value).toBeGreaterThan(0.85)
    expect(none.value).toBeLessThan(0.91)
  })
})
