import { clamp, partSeed, smooth } from './chance.ts'
import { labOfHex } from './colour.ts'
import { noiseField } from './noise.ts'
import { type Family, blend, paint } from './surface.ts'
import { aTrowelPass, trowelPasses } from './trowel.ts'

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

/** Lime plaster, microcement and limewash: clouds of pigment and the marks of the tool that laid it. */
export const plaster: Family<PlasterParameters> = (parameters, seed, footprint) => {
  const { tool, relief, cloud, gloss = 0.06 } = parameters
  const base = labOfHex(parameters.base)
  const deep = labOfHex(parameters.deep)
  const field = (part: number, wavelength: number, octaves: number, stretch = 1) =>
    noiseField({ seed: partSeed(seed, part), wavelength, octaves, stretch, footprint, gain: 0.55 })
  const clouds = field(1, 230, 4)
  const bend = field(2, 210, 3)
  const bendY = field(12, 210, 3)
  // One field for each question: a field keeps the square it was last asked for.
  const waverX = field(10, 70, 2)
  const waverY = field(11, 70, 2)
  const scratch = field(9, 4, 2, 16)
  const strokes = field(3, 26, 5, 5)
  const cross = field(4, 22, 5, 6)
  const where = field(5, 120, 3)
  const sand = field(6, 1.8, 2)
  const grit = field(7, 4.2, 3)
  const drag = field(9, 4, 2, 16)
  const passOf = trowelPasses(partSeed(seed, 8), { drag, footprint })
  const pass = aTrowelPass()

  return (x, y, texel) => {
    const grain = sand(x, y)
    paint(texel, base)
    if (tool === 'trowel') {
      passOf(x + 9 * waverX(x, y), y + 9 * waverY(x, y), pass)
      const density = clouds(x, y)
      const dragged = scratch(pass.along, pass.across)
      // Where the blade pressed harder the lime closes: darker, smoother and glossier.
      const pressed = 0.7 * pass.tone + 0.5 * density + 0.35 * dragged
      blend(texel, deep, cloud * Math.min(1.4, Math.max(-0.4, 0.5 + 0.7 * pressed)))
      texel.l += cloud * (0.014 * dragged + 0.012 * pass.edge) + grain * 0.005
      // Every pass lies at a tilt of its own, too slight to see but for its sheen.
      texel.height =
        (0.3 * relief + 1.1 * gloss) * pass.swell + relief * (0.07 * pass.edge + 0.09 * dragged) + grain * 0.014
      texel.gloss = gloss * clamp(0.75 + 0.6 * pressed)
      return
    }
    // Strokes follow a slowly turning direction, as an arm swings; a wide brush goes nearly straight.
    const swing = bend(x, y)
    const reach = tool === 'brush' ? 26 : 90
    const u = x + reach * swing
    const v = y + reach * 1.3 * bendY(x, y)
    const pick = smooth(-0.2, 0.2, where(x, y))
    const first = pick > 0 ? strokes(u * 0.9 + v * 0.5, v * 0.9 - u * 0.5) : 0
    const other = pick < 1 ? cross(v * 0.8 + u * 0.6, u * 0.8 - v * 0.6) : 0
    const stroke = first * pick + other * (1 - pick)
    const density = clouds(u, v)
    blend(texel, deep, cloud * smooth(-0.7, 0.8, density + (tool === 'grain' ? 0 : 0.5) * stroke))
    texel.l += grain * 0.008
    texel.gloss = 0
    if (tool === 'brush') {
      const hairs =
        (pick > 0 ? strokes(u * 1.1, v * 5) * pick : 0) + (pick < 1 ? cross(v * 1.1, u * 5) * (1 - pick) : 0)
      texel.l += hairs * 0.026 * cloud
      texel.height = relief * (hairs * 0.6 + stroke * 0.4) + grain * 0.012
    } else {
      const stones = smooth(-0.32, 0.5, grit(x, y)) + 0.4 * smooth(0.1, 0.5, grit(y + 90, x))
      texel.l += (stones - 0.6) * 0.02
      texel.height = relief * (stones * 0.8 + stroke * 0.6) + grain * 0.12
    }
  }
}
