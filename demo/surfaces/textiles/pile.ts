import { clamp, smooth } from '../drawing/ramp.ts'
import { aVoronoiCell, voronoiFinder } from '../drawing/voronoi.ts'
import { partSeed } from '../drawing/chance.ts'
import { labOfHex } from '../drawing/colour.ts'
import { noiseFields } from '../drawing/noise.ts'
import { type Surface, paint } from '../drawing/surface.ts'

export type PileParameters = {
  base: string
  /** Distance of the folds in mm if the cloth is draped; 0 or undefined for flat cloth. */
  folds?: number
  /** How much the pile is crushed into patches of different directions, 0..1. */
  crush?: number
}

/**
 * Velvet. Upright pile absorbs frontal light and shines when seen from the side: dark on the crest of a fold, bright
 * along its flanks, brightest on the flank that faces the light.
 */
export function pile({ base, folds = 0, crush = 0 }: PileParameters, seed: number, footprint: number): Surface {
  const colour = labOfHex(base)
  const field = noiseFields(seed, footprint, 0.6)
  const fuzz = field(1, 1.5, 3, 1.5, 0.7)
  const nap = field(2, 9, 3, 3)
  const stroke = field(3, 230, 3, 1.8, 0.42)
  const sway = field(4, Math.max(60, folds * 1.7), 2, 2.6, 0.4)
  const weight = field(5, Math.max(60, folds * 2.2), 1, 1.6)
  const bendX = field(6, 40, 3)
  const bendY = field(7, 40, 3)
  const lies = [voronoiFinder(partSeed(seed, 8), 1), voronoiFinder(partSeed(seed, 9), 1)] as const
  const patch = aVoronoiCell()

  /** Draped cloth with folds of unequal depth; returns the light of each flank, about 0..1. */
  const draped = (x: number, y: number) => {
    const across = x * 0.86 + y * 0.5
    const along = y * 0.86 - x * 0.5
    const phase = (across / folds) * 6.283 + 3.1 * sway(along, across)
    const deep = 1 + 0.75 * weight(along + 900, across)
    // Slope of a fold with a narrow crest and a wide trough, plus a smaller fold.
    const slope = deep * (Math.cos(phase) + 0.42 * Math.cos(2 * phase + 0.7) + 0.2 * Math.cos(3 * phase + 2.1))
    const turned = 1 - 1 / Math.sqrt(1 + 1.9 * slope * slope)
    const lit = slope > 0 ? 1.25 : 0.5
    return turned * Math.sqrt(turned) * lit * 1.9
  }

  /** Crushed pile: patches that reflect light by their direction, with soft and sharp edges. */
  const crushed = (x: number, y: number) => {
    const u = (x + 26 * bendX(x, y)) / 46
    const v = (y + 26 * bendY(x, y)) / 70
    lies[0](u, v, patch)
    const one = ((patch.id & 255) / 255 - 0.5) * smooth(0, 0.3, patch.border)
    lies[1](v * 0.8 + 9, u * 1.3, patch)
    return one + 0.7 * ((patch.id & 255) / 255 - 0.5) * smooth(0, 0.5, patch.border)
  }

  return (x, y, texel) => {
    const hair = fuzz(x + 0.3 * y, y)
    const brushed = nap(y, x)
    const stroked = smooth(-0.22, 0.3, stroke(x * 0.8 + y * 0.6, y * 0.8 - x * 0.6) + 0.05 * brushed) - 0.5
    let sheen = 0.34 + 0.34 * stroked + 0.09 * brushed
    if (folds > 0) sheen = 0.06 + draped(x, y) + 0.12 * stroked + 0.06 * brushed
    if (crush > 0) sheen += crush * crushed(x, y)
    sheen = clamp(sheen * 0.8 + 0.02)
    paint(texel, colour)
    texel.l += (sheen - 0.3) * 0.27 * (0.4 + colour.l) + hair * 0.042
    // The tips of the pile are paler than the depth between them.
    texel.a *= 1.04 - 0.3 * sheen
    texel.b *= 1.04 - 0.3 * sheen
    texel.height = hair * 0.2
    texel.gloss = 0
  }
}
