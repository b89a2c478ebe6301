import { noise } from '../../../../../demo/surfaces/drawing/noise.ts'
import { smooth } from '../../../../../demo/surfaces/drawing/ramp.ts'
import { type Surface, paintBetween } from '../../../../../demo/surfaces/drawing/surface.ts'
import { type Structure } from '../../kind.ts'
import { drawInks } from '../prints/inks.ts'
import { placed } from '../placing.ts'

/** Houndstooth, from pin-size to coat-size: light and dark stripes both ways, whose crossings are drawn in twill. */
export const houndstooth: Structure = (random, palette) => {
  const period = random.magnitude(10, 72)
  const first = palette.colours[0]
  const [ink = first] = drawInks(random, palette)
  const light = random.between(0.38, 0.62)
  const diagonals = Math.round(random.between(1.6, 3.2))
  const [squeeze, soft] = [random.magnitude(0.85, 1.2), 0.9]
  const yarn = Math.max(2.6, period / random.between(8, 20))
  const ribbed = random.magnitude(0.004, 0.06)
  const woolly = random.magnitude(0.004, 0.06)
  const raised = random.magnitude(0.05, 0.5)
  const seed = random.seed()
  const stripe = (place: number) => {
    const within = period * Math.abs(place - Math.floor(place) - 0.5)
    return smooth((light * period) / 2 - soft, (light * period) / 2 + soft, within)
  }
  const surface: Surface = (x, y, texel) => {
    const [u, v] = [x / period, (y * squeeze) / period]
    const across = (u + v) * diagonals
    const nearness = Math.abs(across - Math.floor(across) - 0.5)
    const step = (soft * diagonals * 1.4) / period
    const isWarp = smooth(0.25 - step, 0.25 + step, nearness)
    const cover = stripe(u) * isWarp + stripe(v) * (1 - isWarp)
    paintBetween(texel, first, ink, cover)
    const rib = Math.sin((6.283 * (x + y * squeeze)) / yarn)
    texel.l += ribbed * rib + woolly * noise(seed, x / 3, y / 3)
    texel.height = raised * (rib + 0.5 * noise(seed, x / 3, y / 3))
    texel.gloss = 0
  }
  return placed(surface, random, { size: period, bend: 0.2 })
}
