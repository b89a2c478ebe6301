import { labOfHex } from './colour.ts'
import { partSeed, smooth } from './chance.ts'
import { noiseField } from './noise.ts'
import { type Family, blend, paint } from './surface.ts'

export type PlasterParameters = {
  base: string
  deep: string
  /** `trowel`: sweeping strokes; `brush`: limewash laid crosswise; `grain`: scraped with coarse sand. */
  tool: 'trowel' | 'brush' | 'grain'
  /** Depth of the tool's marks, mm. */
  relief: number
  /** Contrast of the clouds, 0..1. */
  cloud: number
  gloss?: number
}

/** Lime plaster and limewash: clouds of pigment and the marks of the tool that laid it. */
export const plaster: Family<PlasterParameters> = (parameters, seed, footprint) => {
  const { tool, relief, cloud, gloss = 0.06 } = parameters
  const base = labOfHex(parameters.base)
  const deep = labOfHex(parameters.deep)
  const field = (part: number, wavelength: number, octaves: number, stretch = 1) =>
    noiseField({ seed: partSeed(seed, part), wavelength, octaves, stretch, footprint, gain: 0.55 })
  const clouds = field(1, 230, 5)
  const bend = field(2, 210, 3)
  const strokes = field(3, 26, 5, 5)
  const cross = field(4, 22, 5, 6)
  const where = field(5, 120, 3)
  const sand = field(6, 1.8, 2)
  const grit = field(7, 4.2, 3)

  // A trowel sweeps in arcs, a wide brush goes nearly straight.
  const reach = tool === 'brush' ? 26 : 90

  return (x, y, texel) => {
    // Strokes follow a slowly turning direction, as an arm swings.
    const swing = bend(x, y)
    const u = x + reach * swing
    const v = y + reach * 1.3 * bend(y + 700, x)
    const pick = smooth(-0.2, 0.2, where(x, y))
    const first = pick > 0 ? strokes(u * 0.9 + v * 0.5, v * 0.9 - u * 0.5) : 0
    const other = pick < 1 ? cross(v * 0.8 + u * 0.6, u * 0.8 - v * 0.6) : 0
    const stroke = first * pick + other * (1 - pick)
    const grain = sand(x, y)
    const density = clouds(u, v)
    paint(texel, base)
    blend(texel, deep, cloud * smooth(-0.7, 0.8, density + (tool === 'grain' ? 0 : 0.5) * stroke))
    texel.l += grain * 0.008
    if (tool === 'trowel') {
      const ridge = Math.max(0, stroke - 0.1)
      texel.height = relief * (stroke * 0.7 + ridge * ridge * 1.5) + grain * 0.02
      texel.gloss = gloss * (0.7 + 0.6 * smooth(-0.4, 0.5, stroke))
    } else if (tool === 'brush') {
      const hairs =
        (pick > 0 ? strokes(u * 1.1, v * 5) * pick : 0) + (pick < 1 ? cross(v * 1.1, u * 5) * (1 - pick) : 0)
      texel.l += hairs * 0.026 * cloud
      texel.height = relief * (hairs * 0.6 + stroke * 0.4) + grain * 0.012
      texel.gloss = 0
    } else {
      const stones = smooth(-0.32, 0.5, grit(x, y)) + 0.4 * smooth(0.1, 0.5, grit(y + 90, x))
      texel.l += (stones - 0.6) * 0.02
      texel.height = relief * (stones * 0.8 + stroke * 0.6) + grain * 0.12
      texel.gloss = 0
    }
  }
}
