import { chance, partSeed, smooth } from './chance.ts'
import { labOfHex } from './colour.ts'
import { noiseField } from './noise.ts'
import { type Family, paint } from './surface.ts'

export type PaintFilmParameters = {
  base: string
  tool: 'roller' | 'brush' | 'spray'
  gloss: number
}

/** Width of the tools, mm: a common wall roller and a wide wall brush. */
const ROLLER = 230
const BRUSH = 75

/** Wall paint: one colour, told only by the relief that roller, brush or spray gun left in the film. */
export const paintFilm: Family<PaintFilmParameters> = ({ base, tool, gloss }, seed, footprint) => {
  const colour = labOfHex(base)
  const field = (part: number, wavelength: number, octaves: number, stretch = 1, gain = 0.5) =>
    noiseField({ seed: partSeed(seed, part), wavelength, octaves, stretch, footprint, gain })
  const stipple = field(1, 4.6, 3)
  const ropes = field(2, 1.5, 2, 0.5)
  const fine = field(3, 0.9, 2)
  const wall = field(4, 160, 2)
  const bristles = field(5, 3.6, 4, 26, 0.75)
  const wander = field(6, 60, 2, 4)

  /** Bumps drawn out a little where the roller left the wall, with a thin bead at the edge of each lane. */
  const rolled = (x: number, y: number) => {
    const bump = stipple(x, y * 0.86)
    const lane = (x + 7 * wander(y, x)) / (ROLLER * 0.86)
    const edge = Math.abs(lane - Math.round(lane)) * ROLLER * 0.86
    const bead = smooth(3, 0, edge) * 0.06
    return 0.42 * Math.abs(bump) + 0.1 * ropes(x, y) + bead
  }

  /** Furrows of the bristles, laid off upwards in strokes that overlap. */
  const brushed = (x: number, y: number) => {
    const sway = x + 6 * wander(y, x)
    const lane = Math.floor(sway / BRUSH)
    const rim = sway / BRUSH - lane
    const start = (y + chance(seed, lane) * 700) / 420
    const part = start - Math.floor(start)
    const furrow = bristles(y + lane * 911, sway + 0.04 * y * (chance(seed + 1, lane) - 0.5))
    const bead = smooth(0.05, 0, Math.min(rim, 1 - rim)) * 0.06 + smooth(0.03, 0, part) * 0.05 * (0.6 + furrow)
    return 0.17 * furrow + bead
  }

  return (x, y, texel) => {
    paint(texel, colour)
    const grain = fine(x, y)
    texel.height = 0.35 * wall(x, y)
    if (tool === 'roller') texel.height += rolled(x, y)
    else if (tool === 'brush') texel.height += brushed(x, y) + 0.006 * grain
    else texel.height += 0.012 * grain
    texel.gloss = gloss
  }
}
