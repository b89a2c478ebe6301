import { chance, spread } from '../drawing/chance.ts'
import { labOfHex } from '../drawing/colour.ts'
import { noiseFields } from '../drawing/noise.ts'
import { smooth } from '../drawing/ramp.ts'
import { type Family, blend, paint } from '../drawing/surface.ts'

type PaintFilmParameters = {
  base: string
  tool: 'roller' | 'brush'
  gloss: number
  /** The lower end of a sample on primed board, mm from the top; by default painted all over. */
  end?: number
}

/** Width of the tools, mm: a common wall roller and a wide wall brush. */
const ROLLER = 230
const BRUSH = 75

/** White primer below the end of a sample. */
const PRIMER = labOfHex('#ECE9E2')

/** Wall paint: one colour, visible only by the relief of roller or brush in the film. */
export const paintFilm: Family<PaintFilmParameters> = ({ base, tool, gloss, end }, seed, footprint) => {
  const colour = labOfHex(base)
  const field = noiseFields(seed, footprint)
  const stipple = field(1, 4.6, 3)
  const ropes = field(2, 1.5, 2, 0.5)
  const fine = field(3, 0.9, 2)
  const wall = field(4, 160, 2)
  const bristles = field(5, 3.6, 4, 26, 0.75)
  const wander = field(6, 60, 2, 4)

  /** Elongated bumps from the roller, with a thin bead at the edge of each lane. */
  const rolled = (x: number, y: number) => {
    const bump = stipple(x, y * 0.86)
    const lane = (x + 7 * wander(y, x)) / (ROLLER * 0.86)
    const edge = Math.abs(lane - Math.round(lane)) * ROLLER * 0.86
    const bead = smooth(3, 0, edge) * 0.06
    return 0.42 * Math.abs(bump) + 0.1 * ropes(x, y) + bead
  }

  /** Furrows of the bristles, in overlapping upward strokes. */
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

  /** The coverage of the last paint, 0..1: bristles run dry one by one, a roller leaves only the tips of its nap. */
  const covered = (x: number, y: number, last: number) => {
    if (tool === 'roller') return smooth(-0.12, 0.12, (last - y) / 14 + stipple(x * 1.6, y * 1.6) + 0.5)
    const lane = Math.floor((x + 6 * wander(y, x)) / BRUSH)
    const run = last + 34 * spread(seed + 2, lane) - y
    return smooth(-0.1, 0.1, run / 85 + bristles(y + lane * 911, x * 1.3) + 0.25)
  }

  return (x, y, texel) => {
    const film = tool === 'roller' ? rolled(x, y) : brushed(x, y)
    paint(texel, colour)
    texel.height = 0.35 * wall(x, y) + film + 0.012 * fine(x, y)
    texel.gloss = gloss
    texel.behind = 0
    if (end === undefined) return
    const bare = 1 - covered(x, y, end)
    blend(texel, PRIMER, bare)
    texel.behind = bare
    texel.height -= bare * (film + 0.12)
    texel.gloss *= 1 - bare
  }
}
