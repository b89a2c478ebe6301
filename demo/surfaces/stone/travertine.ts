import { labOfHex } from '../drawing/colour.ts'
import { noiseFields } from '../drawing/noise.ts'
import { smooth } from '../drawing/ramp.ts'
import { type Family, blend, paint } from '../drawing/surface.ts'

type TravertineParameters = {
  light: string
  dark: string
  /** Colour of the thin iron lines in the bedding. */
  rust: string
  /** Mean thickness of a bed, mm. */
  bed: number
  /** Share of pores that are open, from 0 (filled) to 1. */
  open: number
  /** Colour of the cement in filled pores; by default hardly another than the stone's. */
  filler?: string
  /** Direction of the bedding, degrees from horizontal. */
  angle?: number
}

/**
 * Travertine cut across its beds: layers of slightly different colour, some of them porous. Holes extend along the bed,
 * from pinholes to finger-long hollows; filled ones are smooth patches.
 */
export const travertine: Family<TravertineParameters> = (parameters, seed, footprint) => {
  const { bed, open, angle = 0 } = parameters
  const light = labOfHex(parameters.light)
  const dark = labOfHex(parameters.dark)
  const rust = labOfHex(parameters.rust)
  const filler = parameters.filler ? labOfHex(parameters.filler) : undefined
  const field = noiseFields(seed, footprint, 0.55)
  const drift = field(1, bed * 7, 3, 2.4)
  const ripple = field(9, bed * 0.9, 3, 2.2)
  const beds = field(2, bed * 1.5, 3, 14)
  const lines = field(3, bed * 0.34, 4, 24, 0.7)
  const porous = field(4, bed * 1.1, 2, 13)
  const hollows = field(5, 15, 4, 3.4, 0.62)
  const pits = field(6, 3.6, 2, 2.2, 0.7)
  const mottle = field(7, 11, 4, 1.7, 0.6)
  const cosine = Math.cos((angle * Math.PI) / 180)
  const sine = Math.sin((angle * Math.PI) / 180)

  return (x, y, texel) => {
    const u = x * cosine + y * sine
    const v = y * cosine - x * sine + bed * (0.9 * drift(x, y) + 0.13 * ripple(x, y))
    const bedding = beds(u, v)
    const line = lines(u, v)
    const zone = porous(u, v)
    const spot = mottle(u, v)
    paint(texel, light)
    blend(texel, dark, smooth(-0.5, 0.7, bedding + 0.34 * line + 0.34 * spot) * 0.9)
    blend(texel, rust, smooth(0.3, 0.8, line + 0.25 * zone) * smooth(-0.1, 0.6, bedding + 0.3 * spot) * 0.42)
    texel.l += spot * 0.03

    // Porous beds contain the holes; elsewhere there are single pits.
    const where = smooth(-0.16, 0.42, zone + 0.22 * line)
    const prick = pits(u, v)
    const wall = hollows(u, v) + 0.18 * prick
    const brink = 0.54 - 0.32 * where
    const large = smooth(brink, brink + 0.05 + 0.012 * footprint, wall) * (0.25 + 0.75 * where)
    const small = smooth(0.72, 0.82, prick + 0.3 * where + 0.25 * spot) * (0.2 + 0.8 * where)
    const depth = Math.max(large, 0.9 * small)
    const hole = depth * open
    // The rim is stained; the hollow is shaded.
    const rim = smooth(brink - 0.16, brink, wall) * where
    const floor = Math.max(smooth(brink, brink + 0.3, wall), 0.8 * small)
    blend(texel, rust, Math.min(0.75, rim * 0.16 + hole * 0.55))
    texel.l -= hole * (0.13 + 0.1 * floor)
    // Filler is plainer than the stone: light, without lines.
    if (filler) blend(texel, filler, depth * (1 - open) * 0.8)
    else blend(texel, dark, depth * (1 - open) * 0.28)
    texel.height = -hole * (1.3 + 3 * floor) + spot * 0.03
    texel.gloss = 0.2 * (1 - hole)
  }
}
