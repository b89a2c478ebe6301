import { labOfHex } from '../drawing/colour.ts'
import { noiseFields } from '../drawing/noise.ts'
import { smooth } from '../drawing/ramp.ts'
import { type Family, blend, paint } from '../drawing/surface.ts'

type PatinaParameters = {
  metal: string
  /** Darker first growth. */
  deep: string
  /** Late bloom on top (verdigris, pale rust); none by default. */
  bloom?: string
  /** How far it has grown, 0..1. */
  amount: number
}

/**
 * Metal with patina: clouds of first oxide, a crust of later oxide that grows from its own borders, and runs that water
 * left in both.
 */
export const patina: Family<PatinaParameters> = (parameters, seed, footprint) => {
  const { amount } = parameters
  const metal = labOfHex(parameters.metal)
  const deep = labOfHex(parameters.deep)
  const bloom = parameters.bloom === undefined ? undefined : labOfHex(parameters.bloom)
  const field = noiseFields(seed, footprint, 0.58)
  const warpX = field(1, 110, 2)
  const warpY = field(2, 110, 2)
  const clouds = field(3, 170, 6)
  const mottle = field(4, 22, 5, 1, 0.66)
  const crust = field(5, 120, 7, 1, 0.6)
  const runs = field(6, 260, 3, 0.07, 0.5)
  const grit = field(7, 2.2, 3, 1, 0.75)
  const pits = field(8, 5.5, 2)
  const grown = { l: 0, a: 0, b: 0 }

  return (x, y, texel) => {
    const wx = x + 27 * warpX(x, y)
    const wy = y + 27 * warpY(x, y)
    const cloud = clouds(wx, wy)
    const spot = mottle(wx, wy)
    const run = runs(x + 9 * warpX(x * 2, y), y)
    const grain = grit(x, y)
    paint(texel, metal)
    blend(texel, deep, smooth(0.5 - 1.2 * amount, 1.5 - 1.2 * amount, 0.5 + 0.8 * cloud + 0.6 * spot))
    texel.l += spot * 0.03 + grain * 0.022 + run * 0.018
    texel.height = spot * 0.12 + grain * 0.07
    texel.gloss = 0.16 * (1 - amount)
    const pit = smooth(0.5, 0.7, pits(x, y)) * amount
    texel.l -= pit * 0.05
    texel.height -= pit * 0.25
    if (!bloom) return
    // The crust starts along the runs and ends in a ragged border, with a dark line of wet metal in front.
    const growth = crust(wx, wy) + 0.2 * run + 0.45 * cloud + 0.2 * grain - 0.62 + 1.15 * amount
    const cover = smooth(-0.06, 0.4, growth)
    blend(texel, deep, 0.45 * smooth(-0.3, -0.04, growth) * (1 - cover))
    const thick = smooth(0.1, 0.75, growth)
    // Old growth is chalky, young growth is saturated.
    const pale = 1 - 0.16 * thick - 0.3 * spot
    grown.l = bloom.l + 0.06 * thick + spot * 0.07 + cloud * 0.05
    grown.a = pale * bloom.a
    grown.b = pale * bloom.b
    blend(texel, grown, cover * (0.55 + 0.4 * thick))
    texel.l += cover * grain * 0.035
    texel.height += cover * (0.25 + 0.35 * thick + 0.16 * grain)
    texel.gloss *= 1 - cover
  }
}
