import { noise } from '../../../../../demo/surfaces/drawing/noise.ts'
import { blend, coverage } from '../../../../../demo/surfaces/drawing/surface.ts'
import { type Structure } from '../../kind.ts'
import { nearTo } from '../../palette.ts'
import { drawFineCloth } from './fine-cloth.ts'
import { drawInks } from '../prints/inks.ts'
import { placed } from '../placing.ts'

/** Ticking, awnings, pinstripes: one stripe in a period, thin or broad, flanked by up to three thinner ones each side. */
export const stripes: Structure = (random, palette) => {
  const period = random.magnitude(7, 110)
  const wide = Math.max(1.3, period * random.magnitude(0.06, 0.55))
  const [first] = palette.colours
  const [ink = first, other = ink] = drawInks(random, palette)
  const room = (period - wide) / 2
  const flanks = Math.floor(Math.min(random.between(0, 3.5), room / 5))
  const gap = Math.max(2.5, (room / (flanks + 1)) * random.between(0.3, 0.9))
  const thin = Math.max(1.2, gap * random.between(0.2, 0.55))
  const strength = random.between(0.5, 1)
  const broken = random.between(0, 0.5)
  const pitch = random.magnitude(2.6, 6)
  const seed = random.seed()
  const weftColour = nearTo(first, random.magnitude(0.005, 0.06), random)
  const cloth = drawFineCloth(random, {
    isOver: (i, j) => ((i + j) & 1) === 0,
    pitch,
    squeeze: random.magnitude(0.7, 1.4),
    warp: () => first,
    weft: () => weftColour,
  })
  const surface: typeof cloth = (x, y, texel) => {
    cloth(x, y, texel)
    const tone = texel.l - first.l
    const away = Math.abs(x - period * Math.round(x / period))
    const flank = Math.min(flanks, Math.max(1, Math.round((away - wide / 2) / gap)))
    const main = coverage(wide / 2 - away, 1)
    const side = flanks === 0 ? 0 : coverage(thin / 2 - Math.abs(away - wide / 2 - flank * gap), 1)
    const worn = strength * (1 - broken * Math.max(0, noise(seed, x / 3, y / 4)))
    blend(texel, other, worn * side)
    blend(texel, ink, worn * main)
    texel.l += 0.7 * tone * Math.max(main, side)
  }
  return placed(surface, random, { size: period, bend: 0.25 })
}
