import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Bond, aPiece } from '../../../../../demo/surfaces/drawing/bonds.ts'
import { basketBond, parcelBond, plankBond, triangleBond } from './bonds.ts'
import { brokenBond, scaleBond, settBond } from './cells.ts'

const BONDS: Record<string, Bond> = {
  planks: plankBond(3, { length: 60, width: 11 }),
  basket: basketBond(3, { side: 33, count: 3 }),
  triangles: triangleBond(3, { length: 40, isRhombus: false }),
  rhombuses: triangleBond(3, { length: 40, isRhombus: true }),
  parcels: parcelBond(3, { side: 90, depth: 5, whole: 0.2 }),
  broken: brokenBond(3, { side: 30, stretch: 1.5, loose: 0.7 }),
  setts: settBond(3, { length: 30, width: 20, round: 0 }),
  scales: scaleBond(3, { pitch: 30, rise: 12, foot: 1, power: 2 }),
}
const place = fc.double({ min: -900, max: 900, noNaN: true })

describe.each(Object.entries(BONDS))('a bond of %s', (_, bond) => {
  it('covers the plane: every place lies in a piece, no farther from its edge than half its longer side', () => {
    fc.assert(
      fc.property(place, place, (x, y) => {
        const piece = aPiece()
        bond(x, y, piece)
        expect(piece.edge).toBeGreaterThanOrEqual(-1e-6)
        expect(piece.edge).toBeLessThanOrEqual(Math.max(piece.length, piece.width) / 2 + 1e-6)
      }),
    )
  })

  it('changes from one piece to another only at an edge', () => {
    fc.assert(
      fc.property(place, place, fc.double({ min: -1, max: 1, noNaN: true }), (x, y, step) => {
        const [here, there] = [aPiece(), aPiece()]
        bond(x, y, here)
        bond(x + step, y + 0.5 * step, there)
        // At most a step of 1.12 pixels across an edge, which each side measures for itself.
        const isElsewhere = here.id !== there.id
        expect(isElsewhere && Math.min(here.edge, there.edge) > 1.2).toBe(false)
      }),
    )
  })
})
