import { labOfHex } from './colour.ts'
import { partSeed, smooth } from './chance.ts'
import { noiseField } from './noise.ts'
import { type Family, blend, paint } from './surface.ts'

export type TravertineParameters = {
  light: string
  dark: string
  /** Colour of the thin iron lines in the bedding. */
  rust: string
  /** Mean thickness of a bed, mm. */
  bed: number
  /** Open pores, 0 filled .. 1. */
  open: number
  /** Direction of the bedding, degrees from level. */
  angle?: number
}

/** Travertine cut across its beds: layers of slightly different colour, with holes drawn out along them. */
export const travertine: Family<TravertineParameters> = (parameters, seed, footprint) => {
  const { bed, open, angle = 0 } = parameters
  const light = labOfHex(parameters.light)
  const dark = labOfHex(parameters.dark)
  const rust = labOfHex(parameters.rust)
  const field = (part: number, wavelength: number, octaves: number, stretch = 1) =>
    noiseField({ seed: partSeed(seed, part), wavelength, octaves, stretch, footprint, gain: 0.55 })
  const drift = field(1, bed * 7, 3, 2.4)
  const beds = field(2, bed * 1.6, 5, 14)
  const lines = field(3, bed * 0.5, 3, 22)
  const zones = field(4, bed * 2.2, 2, 5)
  const holes = field(5, 7, 3, 3.1)
  const pits = field(6, 2.4, 2, 2)
  const mottle = field(7, 9, 4, 1.6)
  const crystals = field(8, 1.6, 2)
  const cosine = Math.cos((angle * Math.PI) / 180)
  const sine = Math.sin((angle * Math.PI) / 180)

  return (x, y, texel) => {
    const u = x * cosine + y * sine
    const v = y * cosine - x * sine + bed * 0.9 * drift(x, y)
    const bedding = beds(u, v)
    const line = lines(u, v)
    const zone = zones(u, v)
    paint(texel, light)
    blend(texel, dark, smooth(-0.55, 0.75, bedding + 0.35 * line + 0.2 * mottle(u, v)) * 0.9)
    blend(texel, rust, smooth(0.28, 0.75, line) * smooth(-0.1, 0.6, zone) * 0.5)
    texel.l += crystals(u, v) * 0.012

    const where = smooth(-0.05, 0.6, zone + 0.5 * bedding)
    const hole = holes(u, v) + 0.3 * pits(u, v)
    const large = smooth(0.52 - 0.16 * where, 0.62 - 0.16 * where, hole) * where
    const small = smooth(0.5, 0.66, pits(u + 40, v)) * smooth(-0.3, 0.4, zone)
    const depth = Math.min(1, large + 0.6 * small) * open
    blend(texel, rust, depth * 0.55)
    texel.l -= depth * 0.11
    texel.height = -depth * 2.2 + mottle(u, v) * 0.03
    texel.gloss = 0.2 * (1 - depth)
  }
}
