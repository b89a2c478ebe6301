import { spread } from '../../../../../demo/surfaces/drawing/chance.ts'
import { noise } from '../../../../../demo/surfaces/drawing/noise.ts'
import { type Surface, paint } from '../../../../../demo/surfaces/drawing/surface.ts'
import { type Structure } from '../../kind.ts'
import { placed } from '../placing.ts'

/** Jersey, rib and fine-gauge knit: upright ribs a few pixels wide, each of small slanted stitches in a V. */
export const ribKnit: Structure = (random, { colours: [first] }) => {
  const rib = random.magnitude(5.2, 22)
  const stitch = Math.max(2.6, rib * random.magnitude(0.25, 0.8))
  const valley = random.between(0.1, 0.6)
  const lean = random.between(0.3, 1.2)
  const shade = random.magnitude(0.01, 0.06)
  const furrow = random.magnitude(0.02, 0.16)
  const mottled = random.magnitude(0.004, 0.05)
  const rows = random.magnitude(0.003, 0.03)
  const rise = random.magnitude(0.08, 0.35) * rib
  const wander = random.between(0, 0.2) * rib
  const seed = random.seed()
  const surface: Surface = (x, y, texel) => {
    const u = (x + wander * noise(seed, x / (8 * rib), y / (5 * rib))) / rib
    const side = Math.abs(2 * (u - Math.floor(u)) - 1)
    const slid = y / stitch + lean * side + 0.1 * spread(seed, Math.floor(u))
    const row = Math.floor(slid)
    const leg = Math.sin(Math.PI * (slid - row))
    const body = Math.max(0, 1 - (side / (1 - 0.5 * valley)) ** 2)
    paint(texel, first)
    texel.l += shade * (leg - 0.64) * (0.4 + body) + furrow * (Math.sqrt(body) - 0.7)
    texel.l += mottled * noise(seed + 1, x / 5, y / 7) + rows * spread(seed, row, 3)
    texel.height = rise * (0.5 * Math.sqrt(body + 0.02) + (0.12 * leg * stitch * (0.3 + body)) / rib)
    texel.gloss = 0
  }
  return placed(surface, random, { size: rib * 4, bend: 0.8 })
}
