import { chance } from '../../../../../demo/surfaces/drawing/chance.ts'
import { noise } from '../../../../../demo/surfaces/drawing/noise.ts'
import { smooth } from '../../../../../demo/surfaces/drawing/ramp.ts'
import { blend, coverage, aTexel } from '../../../../../demo/surfaces/drawing/surface.ts'
import { type Structure } from '../../kind.ts'
import { type Random } from '../../random.ts'
import { drawFilling } from '../pieces/filling.ts'
import { placed } from '../placing.ts'

/** The distance of a place inside a hole of half width 1, measured from its middle; negative outside. */
type Hole = (x: number, y: number) => number

/** A sheet with holes on a square or staggered grid; their size may vary over the sheet, and some may be missing. */
export const perforated: Structure = (random, palette, ground) => {
  const pitch = random.magnitude(6.5, 70)
  const stretch = random.isChosen(0.5) ? 1 : random.magnitude(1, 3)
  const rise = pitch * random.pick([1, Math.sqrt(3) / 2, 0.5, random.between(0.5, 1.5)])
  const shift = random.pick([0, 0.5, 0.5])
  const hole = drawHole(random, stretch)
  const half = Math.max(1.5, Math.min(pitch, rise) * random.between(0.22, 0.42))
  const waxing = random.isChosen(0.3) ? random.between(0.3, 0.9) : 0
  const missing = random.isChosen(0.2) ? random.between(0.1, 0.7) : 0
  const depth = Math.min(6, half * random.magnitude(0.3, 1.5)) * (random.isChosen(0.15) ? -0.5 : 1)
  const isBlind = random.isChosen(0.15)
  const seed = random.seed()
  const filling = drawFilling(random, palette)
  const filled = aTexel()
  const surface: typeof ground = (x, y, texel) => {
    ground(x, y, texel)
    const row = Math.round(y / rise)
    const moved = x / (pitch * stretch) - (row & 1 ? shift : 0)
    const column = Math.round(moved)
    if (missing > 0 && chance(seed, column, row) < missing) return
    const own = half * (1 - waxing * (0.5 + 0.5 * noise(seed, column / 6, row / 6)))
    const inside = hole(((moved - column) * pitch * stretch) / own, (y - row * rise) / own) * own
    if (inside < -2) return
    const cover = coverage(inside, 1)
    const fallen = smooth(-0.8, Math.max(1, Math.abs(depth) * 0.5), inside)
    texel.height -= depth * fallen
    if (cover === 0 || isBlind) return
    filling(x, y, filled)
    blend(texel, filled, cover)
    texel.gloss *= 1 - cover
    texel.behind = Math.max(texel.behind, cover)
  }
  return placed(surface, random, { size: pitch, bend: 0.2 })
}

function drawHole(random: Random, stretch: number): Hole {
  // A slot is stretched as much as its grid.
  const long = Math.max(0, stretch - 1) * random.between(0.5, 1.6)
  const kind = random.pick(['round', 'round', 'square', 'diamond', 'hexagon', 'cross', 'ring', 'leaf'] as const)
  const shape = holeOf(kind)
  return (x, y) => shape(Math.abs(x) < long ? 0 : Math.abs(x) - long, Math.abs(y))
}

function holeOf(kind: 'round' | 'square' | 'diamond' | 'hexagon' | 'cross' | 'ring' | 'leaf'): Hole {
  if (kind === 'round') return (x, y) => 1 - Math.hypot(x, y)
  if (kind === 'square') return (x, y) => 0.9 - Math.max(x, y)
  if (kind === 'diamond') return (x, y) => (1.15 - x - y) * Math.SQRT1_2
  if (kind === 'hexagon') return (x, y) => 1 - Math.max(x, x * 0.5 + y * 0.866)
  if (kind === 'cross') return (x, y) => Math.max(Math.min(1.1 - x, 0.4 - y), Math.min(0.4 - x, 1.1 - y))
  if (kind === 'ring') return (x, y) => 0.32 - Math.abs(Math.hypot(x, y) - 0.75)
  return (x, y) => 1.35 - Math.hypot(x, y + 0.75)
}
