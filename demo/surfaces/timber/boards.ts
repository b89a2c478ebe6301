import { type Bond, aPiece, chevronBond, herringboneBond, rowBond, turned, upright } from '../drawing/bonds.ts'
import { labOfHex, shiftLab } from '../drawing/colour.ts'
import { type Family, blend, stripe } from '../drawing/surface.ts'
import { type Timber, timberGrain } from './timber.ts'

type BoardsParameters = Timber & {
  /** `leaves`: vertical panels with level ends, as on veneered walls. */
  layout: 'planks' | 'leaves' | 'herringbone' | 'chevron'
  /** mm */
  length: number
  width: number
  /** Width of the bevel beside each joint, mm. */
  bevel?: number
  /** Sheen of the finish, 0..1. */
  sheen?: number
}

/** Height in the first panel at which a picture begins, as a share of its length: well away from its ends. */
const LOWEST = 0.55

function bondOf(parameters: BoardsParameters, seed: number): Bond {
  if (parameters.layout === 'herringbone') return turned(herringboneBond(seed, parameters), 45)
  if (parameters.layout === 'chevron') return upright(turned(chevronBond(seed, { ...parameters, degrees: 45 }), 90))
  const { length, width } = parameters
  if (parameters.layout === 'leaves') {
    const rows = rowBond(seed, { length, width, shift: 0 })
    return upright((x, y, piece) => rows(x + LOWEST * length, y, piece))
  }
  return upright(rowBond(seed, { length, width, shift: 'random' }))
}

/** Floors and panels of boards. */
export const boards: Family<BoardsParameters> = (parameters, seed, footprint) => {
  const bond = bondOf(parameters, seed)
  const grain = timberGrain(parameters, seed, footprint)
  const joint = shiftLab(labOfHex(parameters.dark), -0.22, 0.7)
  const bevel = parameters.bevel ?? 0.9
  const sheen = parameters.sheen ?? 0.16
  const piece = aPiece()
  return (x, y, texel) => {
    bond(x, y, piece)
    grain(piece, texel)
    texel.gloss = sheen
    const gap = stripe(piece.edge, 0.35, footprint)
    if (gap > 0) blend(texel, joint, gap * 0.85)
    if (piece.edge < bevel + footprint) texel.height -= Math.max(0, bevel - piece.edge) * 0.55 + gap * 0.25
  }
}
