import { aPiece, rowBond, upright } from '../drawing/bonds.ts'
import { labOfHex, shiftLab } from '../drawing/colour.ts'
import { smooth } from '../drawing/ramp.ts'
import { type Family, type Surface, blend, coverage, stripe } from '../drawing/surface.ts'
import { timberGrain } from '../timber/timber.ts'

/** `pitch` is the distance of grooves or holes in mm. */
type PanelParameters = { base: string; deep: string; pitch: number }

/** Depth in mm at which a groove or hole becomes dark. */
const DEPTH = 5

/** Veneer in leaves as wide as eight grooves, each cut differently. */
function veneer({ base, pitch }: PanelParameters, seed: number, footprint: number): Surface {
  const colour = labOfHex(base)
  const grain = timberGrain(
    { light: base, dark: base, contrast: 0.7, variety: 0.4, ring: 4, pores: 0.75, quarter: 0.4, sap: 0 },
    seed,
    footprint,
    { light: shiftLab(colour, 0.05), dark: shiftLab(colour, -0.16, 1.1) },
  )
  const leaf = upright(rowBond(seed, { length: 24_000, width: Math.max(120, pitch * 8), shift: 'random' }))
  const piece = aPiece()
  return (x, y, texel) => {
    leaf(x, y, piece)
    grain(piece, texel)
  }
}

/** A veneered panel with narrow vertical grooves. */
export const groovedPanel: Family<PanelParameters> = (parameters, seed, footprint) => {
  const { pitch } = parameters
  const wood = veneer(parameters, seed, footprint)
  const deep = labOfHex(parameters.deep)
  const half = Math.min(2, pitch * 0.1)
  return (x, y, texel) => {
    wood(x, y, texel)
    const off = x - (Math.floor(x / pitch) + 0.5) * pitch
    const distance = Math.abs(off)
    const gap = stripe(distance, half, footprint)
    texel.behind = gap
    // The eased edge catches a little light before the groove.
    texel.height -= Math.max(0, half + 0.5 - distance) * 0.7
    if (gap === 0) return
    blend(texel, deep, gap)
    // The side that faces the light is lit to a small depth.
    texel.l *= 1 - gap * (0.4 * smooth(0, half * 0.7, half - distance) - 0.2 * smooth(-half, half, off))
    texel.height = texel.height * (1 - gap) - DEPTH * gap
    texel.gloss *= 1 - gap
  }
}

/** A veneered panel with holes in a square grid. */
export const perforatedPanel: Family<PanelParameters> = (parameters, seed, footprint) => {
  const { pitch } = parameters
  const wood = veneer(parameters, seed, footprint)
  const deep = labOfHex(parameters.deep)
  const radius = pitch * 0.22
  return (x, y, texel) => {
    wood(x, y, texel)
    const dx = x - (Math.floor(x / pitch) + 0.5) * pitch
    const dy = y - (Math.floor(y / pitch) + 0.5) * pitch
    const inside = radius - Math.sqrt(dx * dx + dy * dy)
    const hole = coverage(inside, footprint) * Math.min(1, (radius * 1.6) / footprint)
    texel.height -= Math.max(0, inside + 0.4) * 0.5
    texel.behind = hole
    if (hole === 0) return
    blend(texel, deep, hole)
    // Light reaches the upper part of the wall that faces it, and none of the middle.
    const facing = smooth(-0.3, 1, (dx + dy) / (1.3 * radius))
    texel.l -= texel.l * hole * (0.42 * smooth(0, radius * 0.55, inside) - 0.2 * facing)
    texel.height = texel.height * (1 - hole) - DEPTH * hole
    texel.gloss *= 1 - hole
  }
}
