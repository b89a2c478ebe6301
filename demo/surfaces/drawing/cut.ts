import { type Piece } from './bonds.ts'
import { chance, spread } from './chance.ts'

/** A cut branch: its middle on the board and its radius across the grain, mm. */
export type Knot = { id: number; x: number; y: number; radius: number }

/** How a board was cut from its log: the pith's position and slope, and the tree's growth. Lengths in mm. */
export type Cut = {
  id: number
  isQuarter: boolean
  /** The pith's position across the board, and its depth below. */
  centre: number
  depth: number
  /** How much deeper the pith lies for every mm along the board. */
  lean: number
  growth: number
  lightness: number
  warmth: number
  /** Distance from the pith at which the pale sapwood begins. */
  sap: number
  knots: Knot[]
}

type CutOptions = { seed: number; quarter: number; knots: number; sap: number }

/** The cut of a board; each board has its own, always the same. */
export function cutOf(piece: Piece, { seed, quarter, knots, sap }: CutOptions): Cut {
  const { id, width } = piece
  const isQuarter = chance(seed, id, 1) < quarter
  return {
    id,
    isQuarter,
    centre: width * (isQuarter ? 1.6 + 3 * chance(seed, id, 2) : 0.5 + 0.6 * spread(seed, id, 2)),
    // Wide boards come from large logs, whose arches are broad.
    depth: isQuarter ? 24 : 8 + 22 * chance(seed, id, 3) + width * (0.08 + 0.6 * chance(seed, id, 10)),
    lean: (0.012 + 0.034 * chance(seed, id, 4)) * (id & 1 ? 1 : -1),
    growth: 0.75 + 0.6 * chance(seed, id, 5),
    lightness: spread(seed, id, 6),
    warmth: spread(seed, id, 7),
    sap: !isQuarter && chance(seed, id, 8) < sap ? width * (0.3 + 0.5 * chance(seed, id, 9)) : Infinity,
    knots: knots > 0 ? knotsOf(piece, knots) : [],
  }
}

/** At most three knots, on average `often` per square metre: few large ones, many pin knots. */
function knotsOf({ id, length, width }: Piece, often: number): Knot[] {
  const each = (often * length * width) / 3e6
  return [50, 60, 70].flatMap((part) => {
    if (chance(id, part) > each) return []
    const size = chance(id, part + 1)
    return {
      id: id + part,
      x: length * (0.06 + 0.88 * chance(id, part + 2)),
      y: width * (0.2 + 0.6 * chance(id, part + 3)),
      radius: Math.min(width * 0.13, 2.5 + 14 * size * size),
    }
  })
}
