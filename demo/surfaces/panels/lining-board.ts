import { aPiece, rowBond, upright } from '../drawing/bonds.ts'
import { labOfHex } from '../drawing/colour.ts'
import { noiseFields } from '../drawing/noise.ts'
import { smooth } from '../drawing/ramp.ts'
import { type Family, blend, coverage, paint, stripe } from '../drawing/surface.ts'

type LiningBoardParameters = {
  face: string
  /** The gypsum inside. */
  core: string
  /** Visibility of fibres in the face, from 0 for smooth paper to 1 for a board of gypsum and fibres. */
  fibre: number
  length: number
  width: number
  /** Width over which the long edges were pressed thinner, for the filler; mm, 0 for square edges. */
  taper: number
  /** The lower end of a sample, mm from the top: below it the paper is off. By default whole boards. */
  end?: number
}

/** The long edges are this much thinner, mm. */
const THINNER = 1.6
const GAP = 1.2
/** Distance of the first upright joint, so that a cover shows it and a macro does not; mm. */
const FIRST_JOINT = 105
/** Screws: their distance along an edge, from the edge, and radius of the head; mm. */
const SCREW = { apart: 250, inset: 15, radius: 4 }
const STEEL = labOfHex('#55565A')
const SHADE = labOfHex('#7A756C')

/** Boards of gypsum that line a wall, before they are filled: joints, screws, and the smooth face between them. */
export const liningBoard: Family<LiningBoardParameters> = (parameters, seed, footprint) => {
  const { fibre, taper, end, length, width } = parameters
  const face = labOfHex(parameters.face)
  const core = labOfHex(parameters.core)
  const find = upright(rowBond(seed, { length, width, shift: 0.5 }))
  const field = noiseFields(seed, footprint, 0.6)
  const paper = field(1, 1.6, 2)
  const clouds = field(2, 190, 3)
  const pale = field(3, 1.1, 2, 5)
  const dark = field(4, 1, 2, 5)
  const bendX = field(7, 9, 2)
  const bendY = field(8, 9, 2)
  const bubbles = field(5, 2.2, 2, 1, 0.8)
  const torn = field(6, 14, 4, 1, 0.6)
  const piece = aPiece()

  return (x, y, texel) => {
    find(x + width - FIRST_JOINT, y + 0.6 * length, piece)
    const fine = paper(x, y)
    paint(texel, face)
    texel.l += 0.006 * clouds(x, y) + 0.006 * fine
    texel.height = 0.01 * fine
    texel.gloss = 0.03
    texel.behind = 0
    if (fibre > 0) {
      const u = x + 7 * bendX(x, y)
      const v = y + 7 * bendY(x, y)
      const light = smooth(0.1, 0.6, pale(u * 0.8 + v * 0.6, v * 0.8 - u * 0.6))
      const deep = smooth(0.15, 0.65, dark(u * 0.3 - v * 0.95, u * 0.95 + v * 0.3))
      texel.l += fibre * (0.06 * light - 0.05 * deep + 0.02 * fine)
    }
    const toSide = Math.min(piece.across, width - piece.across)
    if (taper > 0) texel.height -= THINNER * smooth(taper, 0, toSide)
    const gap = stripe(piece.edge, GAP / 2, footprint)
    const row = piece.along - (Math.floor(piece.along / SCREW.apart) + 0.5) * SCREW.apart
    const head = coverage(SCREW.radius - Math.hypot(toSide - SCREW.inset, row), footprint)
    blend(texel, STEEL, 0.8 * head)
    blend(texel, SHADE, gap)
    texel.height -= 0.8 * gap + 0.5 * head
    texel.behind = Math.max(gap, head)
    if (end === undefined) return
    const off = coverage(y - end - 2.2 * torn(x, y), footprint)
    if (off === 0) return
    const pore = smooth(0.45, 0.8, bubbles(x, y))
    blend(texel, core, off)
    texel.l += off * (0.02 * torn(x * 0.7, y * 0.7) - 0.08 * pore)
    texel.height -= off * (0.9 + 0.5 * pore + 0.5 * torn(x * 0.7, y * 0.7))
    texel.gloss *= 1 - off
    texel.behind = Math.max(texel.behind, off)
  }
}
