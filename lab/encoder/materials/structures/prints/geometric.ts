import { clamp } from '../../../../../demo/surfaces/drawing/ramp.ts'
import { blend, coverage } from '../../../../../demo/surfaces/drawing/surface.ts'
import { type Structure } from '../../kind.ts'
import { type Random } from '../../random.ts'
import { drawInks } from './inks.ts'
import { placed } from '../placing.ts'

/** The distance of a place inside the figure of a unit repeat; x and y from -.5 to .5. */
type Repeat = (x: number, y: number) => number

/** Dots, ogees, waves, zigzags, trellises, fans, houndstooth and argyles, in one ink or with an outline. */
export const geometric: Structure = (random, palette, ground) => {
  const period = random.magnitude(8, 90)
  const stretch = random.isChosen(0.5) ? 1 : random.magnitude(0.6, 1.8)
  const shift = random.pick([0, 0.5, 0.5])
  const repeat = drawRepeat(random)
  const [ink, other = ink] = drawInks(random, palette)
  const opacity = random.between(0.6, 1)
  const lift = random.isChosen(0.4) ? random.between(-2, 2) : 0
  const line = random.isChosen(0.35) ? Math.max(1.5, period * random.between(0.03, 0.1)) : 0
  const surface: typeof ground = (x, y, texel) => {
    ground(x, y, texel)
    const row = Math.round((y * stretch) / period)
    const u = x / period - (row & 1 ? shift : 0)
    const inside = repeat(u - Math.round(u), (y * stretch) / period - row) * period
    const cover = coverage(inside, 1)
    if (ink) blend(texel, ink, cover * opacity)
    if (line > 0 && other) blend(texel, other, coverage(line / 2 - Math.abs(inside + line), 1) * opacity)
    texel.height += lift * clamp(inside / 2 + 0.5)
  }
  return placed(surface, random, { size: period, bend: 0.5 })
}

function drawRepeat(random: Random): Repeat {
  const size = random.between(0.18, 0.42)
  const width = random.between(0.06, 0.2)
  const swing = random.between(0.08, 0.24)
  const rings = 2 + random.below(3)
  const kind = random.pick(['dot', 'ogee', 'wave', 'zigzag', 'trellis', 'rings', 'dogtooth', 'argyle', 'key'] as const)
  if (kind === 'dot') return (x, y) => size - Math.hypot(x, y)
  if (kind === 'ogee') {
    return (x, y) => (size * (0.6 + 0.4 * Math.cos(2 * Math.PI * y)) - Math.abs(x)) * 0.8
  }
  if (kind === 'wave') return (x, y) => (width - Math.abs(y - swing * Math.sin(2 * Math.PI * x))) * 0.7
  if (kind === 'zigzag') return (x, y) => (width - Math.abs(y - 2 * swing * (2 * Math.abs(x) - 0.5))) * 0.7
  if (kind === 'trellis') return (x, y) => Math.max(width / 2 - Math.abs(x - y), width / 2 - Math.abs(x + y))
  if (kind === 'rings') {
    return (x, y) => {
      const radius = Math.hypot(x, y + 0.5) * rings
      return (0.25 - Math.abs(radius - Math.round(radius))) / rings
    }
  }
  if (kind === 'dogtooth') return dogtooth
  if (kind === 'argyle') return (x, y) => (0.5 - Math.abs(x) - Math.abs(y)) * Math.SQRT1_2 - width * 0.3
  return (x, y) => {
    const ring = Math.max(Math.abs(x), Math.abs(y)) * rings * 2
    const isOpen = x > 0 && Math.abs(y - x) < 0.5 / rings
    return isOpen ? -0.02 : (0.25 - Math.abs(ring - Math.round(ring))) / (2 * rings)
  }
}

/** Houndstooth: four dark and four light threads each way in a 2/2 twill. */
function dogtooth(x: number, y: number): number {
  const i = Math.floor((x + 0.5) * 8)
  const j = Math.floor((y + 0.5) * 8)
  const isWarpOver = ((i + j) & 3) < 2
  return (isWarpOver ? i : j) % 8 < 4 ? 0.06 : -0.06
}
