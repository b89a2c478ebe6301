import { COARSE, type CoarseTool } from './coarse-plaster.ts'
import { chance, partSeed, spread } from '../drawing/chance.ts'
import { labOfHex } from '../drawing/colour.ts'
import { noiseFields } from '../drawing/noise.ts'
import { clamp, smooth } from '../drawing/ramp.ts'
import { type Family, type Surface, blend, paint } from '../drawing/surface.ts'
import { aTrowelPass, trowelPasses } from './trowel.ts'

type PlasterParameters = {
  base: string
  deep: string
  /**
   * `trowel`: sweeping strokes; `brush`: crosswise limewash; `sweep`: horizontal strokes of a broad brush; `grain`:
   * scraped with coarse sand; `thrown`: roughcast with round gravel; `straw`: rubbed with chopped stems in it.
   */
  tool: 'trowel' | 'brush' | 'sweep' | CoarseTool
  /** Depth of the tool's marks, mm. */
  relief: number
  /** Contrast of the clouds, 0..1. */
  cloud: number
  /** Sheen where the trowel pressed hardest, 0..1 (trowel). */
  gloss?: number
}

/** Width of the sweeping brush, mm. */
const SWEEP = 140

/** Lime plaster, microcement and limewash: clouds of pigment and the marks of the tool. */
export const plaster: Family<PlasterParameters> = (parameters, seed, footprint) => {
  const { relief, cloud, tool, gloss = 0.06 } = parameters
  if (tool === 'sweep') return swept(parameters, seed, footprint)
  if (tool !== 'trowel' && tool !== 'brush') return COARSE[tool](parameters, seed, footprint)
  const isBrush = tool === 'brush'
  const base = labOfHex(parameters.base)
  const deep = labOfHex(parameters.deep)
  const field = noiseFields(seed, footprint, 0.55)
  const clouds = field(1, 230, 4)
  const sand = field(6, 1.8, 2)
  // A separate field for each use, because a field caches its last square.
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
      // Thin crosswise wash: overlapping strokes are paler or deeper, and the bristles leave hairlines.
      const laid = 0.42 * pass.tone + 0.75 * density + 0.5 * dragged
      blend(texel, deep, cloud * Math.min(1.4, Math.max(-0.4, 0.5 + 0.62 * laid)))
      texel.l += 0.012 * cloud * dragged + grain * 0.006
      texel.height = relief * (0.4 * dragged + 0.15 * pass.tone) + grain * 0.014
      texel.gloss = 0
      return
    }
    // Harder pressure compacts the lime: darker, smoother and glossier.
    const pressed = 0.7 * pass.tone + 0.5 * density + 0.35 * dragged
    blend(texel, deep, cloud * Math.min(1.4, Math.max(-0.4, 0.5 + 0.7 * pressed)))
    texel.l += cloud * (0.014 * dragged + 0.012 * pass.edge) + grain * 0.005
    // Each pass has a slight tilt of its own, visible only by its sheen.
    texel.height =
      (0.3 * relief + 1.1 * gloss) * pass.swell + relief * (0.07 * pass.edge + 0.09 * dragged) + grain * 0.014
    texel.gloss = gloss * clamp(0.75 + 0.6 * pressed)
  }
}

/** Colour drawn over paper with a broad brush in horizontal strokes: only the bristle marks are visible. */
function swept({ base, deep, relief, cloud }: PlasterParameters, seed: number, footprint: number): Surface {
  const face = labOfHex(base)
  const dark = labOfHex(deep)
  const field = noiseFields(seed, footprint, 0.75)
  const bristles = field(1, 3.2, 4, 48)
  const load = field(2, 60, 2, 9)
  const sway = field(3, 160, 2, 6)
  const tooth = field(4, 0.8, 2)
  return (x, y, texel) => {
    const bent = y + 5 * sway(x, y)
    const stroke = Math.floor(bent / SWEEP)
    const rim = bent / SWEEP - stroke
    const track = bristles(x + 1700 * chance(seed, stroke), bent + 37 * stroke)
    // Overlapping strokes have a double coat of colour.
    const double = smooth(0, 0.02, rim) * smooth(0.12, 0.02, rim) * (0.5 + 0.5 * track)
    const tone = 0.45 + 0.55 * track + 0.2 * load(x, bent) + 0.35 * double + 0.22 * spread(seed + 1, stroke)
    paint(texel, face)
    blend(texel, dark, cloud * Math.min(1.4, Math.max(-0.4, tone)))
    texel.l += 0.006 * tooth(x, y)
    texel.height = relief * (0.5 * track + 0.3 * double) + 0.01 * tooth(x, y)
    texel.gloss = 0
  }
}
