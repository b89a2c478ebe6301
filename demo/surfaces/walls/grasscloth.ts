import { labOfHex, mixLab } from '../drawing/colour.ts'
import { chance, spread } from '../drawing/chance.ts'
import { noise, noiseFields } from '../drawing/noise.ts'
import { clamp, smooth } from '../drawing/ramp.ts'
import { type Family, blend, paint } from '../drawing/surface.ts'

type GrassclothParameters = {
  straw: string
  dark: string
  paper: string
  /** Mean width of a strand, mm. */
  strand: number
}

/** Grasscloth: horizontal strands of dried grass of uneven width on coloured paper, tied by thin cotton threads. */
export const grasscloth: Family<GrassclothParameters> = ({ strand, ...colours }, seed, footprint) => {
  const straw = labOfHex(colours.straw)
  const dark = labOfHex(colours.dark)
  const paper = labOfHex(colours.paper)
  const field = noiseFields(seed, footprint)
  const sway = field(1, strand * 6, 2, 12)
  const fibre = field(2, strand * 0.5, 3, 40)
  const patch = field(3, 30, 3, 8)

  // Strands finer than a pixel fade into streaks of their mean.
  const drawn = clamp(strand / footprint / 1.4 - 0.35)
  const streak = field(4, strand * 7, 3, 30)

  return (x, y, texel) => {
    const v = (y + strand * 1.1 * sway(x, y)) / strand
    const row = Math.floor(v)
    // Neighbouring strands share a moving border: some are wide, some almost vanish.
    const low = 0.32 * noise(seed + 5, row * 5.1, x / 220)
    const high = 1 + 0.32 * noise(seed + 5, (row + 1) * 5.1, x / 220)
    const inside = v - row
    const d = (inside - (low + high) / 2) / ((high - low) / 2)
    const length = 260 + 300 * chance(seed, row, 1)
    const piece = Math.floor((x + chance(seed, row, 2) * 500) / length)
    const body = Math.max(0, 1 - d * d)
    const fibres = fibre(x + row * 311, y)
    const tone =
      0.4 + drawn * (0.4 * spread(seed + 3, row, piece) + 0.25 * fibres) + 0.3 * patch(x, y) + 0.3 * streak(x, y)
    paint(texel, paper)
    blend(
      texel,
      mixLab(straw, dark, Math.min(1.2, Math.max(-0.15, tone))),
      0.85 + (smooth(0, 0.3, body) - 0.85) * drawn,
    )
    texel.height = drawn * (strand * 0.42 * Math.sqrt(body) + fibres * 0.06)
    texel.gloss = 0.05
    // Grass is short: blades are knotted end to end, and the knots stand out.
    const knots = (x + chance(seed, row, 2) * 500) / length
    const kx = ((knots - Math.round(knots)) * length) / strand
    const ky = (inside - 0.5 + 0.3 * spread(seed + 7, row)) * 1.5
    const knot = smooth(1, 0.55, kx * kx * 0.45 + ky * ky)
    // The knot's two ends are cut short and stick out.
    const tail = smooth(0.3, 0.1, Math.abs(ky - 0.22 * kx)) * smooth(4.4, 3.4, Math.abs(kx)) * (1 - knot)
    if (knot + tail > 0) {
      blend(texel, mixLab(straw, dark, 0.25 + 0.5 * fibres + 0.5 * ky), Math.min(1, knot + 0.8 * tail) * drawn)
      texel.height += drawn * strand * (0.55 * knot + 0.2 * tail)
    }
    const thread = Math.abs(x - Math.round(x / 14) * 14 + 0.5 * noise(seed + 9, Math.round(x / 14) * 3.3, y / 40))
    const tied = smooth(0.5 + footprint / 2, 0.2, thread)
    if ((row + Math.round(x / 14)) & 1) return
    blend(texel, straw, tied * 0.5 * drawn)
    texel.height += tied * 0.25 * drawn
  }
}
