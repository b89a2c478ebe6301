import { clamp, partSeed, smooth } from './chance.ts'
import { labOfHex } from './colour.ts'
import { noiseField } from './noise.ts'
import { type Family, type Surface, blend, paint } from './surface.ts'
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
  if (parameters.tool === 'grain') return scraped(parameters, seed, footprint)
  const { relief, cloud, gloss = 0.06 } = parameters
  const isBrush = parameters.tool === 'brush'
  const base = labOfHex(parameters.base)
  const deep = labOfHex(parameters.deep)
  const field = (part: number, wavelength: number, octaves: number, stretch = 1) =>
    noiseField({ seed: partSeed(seed, part), wavelength, octaves, stretch, footprint, gain: 0.55 })
  const clouds = field(1, 230, 4)
  const sand = field(6, 1.8, 2)
  // One field for each question: a field keeps the square it was last asked for.
  const waverX = field(10, 70, 2)
  const waverY = field(11, 70, 2)
  const scratch = isBrush ? field(9, 6, 4, 18) : field(9, 4, 2, 16)
  const drag = isBrush ? field(13, 7, 3, 12) : field(13, 4, 2, 16)
  const passOf = trowelPasses(partSeed(seed, 8), {
    drag,
    soft: Math.max(isBrush ? 22 : 3, footprint),
    streaks: isBrush ? 0.55 : 0.3,
  })
  const pass = aTrowelPass()

  return (x, y, texel) => {
    const grain = sand(x, y)
    paint(texel, base)
    passOf(x + 9 * waverX(x, y), y + 9 * waverY(x, y), pass)
    const density = clouds(x, y)
    const dragged = scratch(pass.along, pass.across)
    if (isBrush) {
      // Thin wash, crosswise: where a stroke lies double the wall is paler or deeper, and the bristles leave hairlines.
      const laid = 0.42 * pass.tone + 0.75 * density + 0.5 * dragged
      blend(texel, deep, cloud * Math.min(1.4, Math.max(-0.4, 0.5 + 0.62 * laid)))
      texel.l += 0.012 * cloud * dragged + grain * 0.006
      texel.height = relief * (0.4 * dragged + 0.15 * pass.tone) + grain * 0.014
      texel.gloss = 0
      return
    }
    // Where the blade pressed harder the lime closes: darker, smoother and glossier.
    const pressed = 0.7 * pass.tone + 0.5 * density + 0.35 * dragged
    blend(texel, deep, cloud * Math.min(1.4, Math.max(-0.4, 0.5 + 0.7 * pressed)))
    texel.l += cloud * (0.014 * dragged + 0.012 * pass.edge) + grain * 0.005
    // Every pass lies at a tilt of its own, too slight to see but for its sheen.
    texel.height =
      (0.3 * relief + 1.1 * gloss) * pass.swell + relief * (0.07 * pass.edge + 0.09 * dragged) + grain * 0.014
    texel.gloss = gloss * clamp(0.75 + 0.6 * pressed)
  }
}

/** Render with coarse sand, scraped while half dry: grains stand out, some have rolled and left furrows. */
function scraped({ base, deep, relief, cloud }: PlasterParameters, seed: number, footprint: number): Surface {
  const face = labOfHex(base)
  const shade = labOfHex(deep)
  const field = (part: number, wavelength: number, octaves: number, stretch = 1) =>
    noiseField({ seed: partSeed(seed, part), wavelength, octaves, stretch, footprint, gain: 0.55 })
  const clouds = field(1, 230, 3)
  const sand = field(6, 1.8, 2)
  const grit = field(7, 4.2, 3)
  const second = field(8, 4.2, 2)
  const bend = field(2, 210, 2)
  const furrows = field(3, 26, 4, 4)

  return (x, y, texel) => {
    const grain = sand(x, y)
    const v = y + 60 * bend(x, y)
    const furrow = furrows(x * 0.9 + v * 0.5, v * 0.9 - x * 0.5)
    const stones = smooth(-0.32, 0.5, grit(x, y)) + 0.4 * smooth(0.1, 0.5, second(x, y))
    paint(texel, face)
    blend(texel, shade, cloud * smooth(-0.7, 0.8, clouds(x, y)))
    texel.l += grain * 0.008 + (stones - 0.6) * 0.02
    texel.height = relief * (stones * 0.8 + furrow * 0.6) + grain * 0.12
    texel.gloss = 0
  }
}
