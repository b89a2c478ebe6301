import { spread } from '../../../../../demo/surfaces/drawing/chance.ts'
import { noiseFields } from '../../../../../demo/surfaces/drawing/noise.ts'
import { clamp } from '../../../../../demo/surfaces/drawing/ramp.ts'
import { paint } from '../../../../../demo/surfaces/drawing/surface.ts'
import { type Ground } from '../../kind.ts'
import { grainFinder } from '../../primitives/grains.ts'

/** Fine granite, gabbro, solid surface: light, middle and dark grains of two sizes mixed, polished. */
export const saltAndPepper: Ground = (random, palette) => {
  const pitch = random.magnitude(2.6, 10)
  const coarse = grainFinder(random, { pitch, squeeze: random.magnitude(1, 1.8) })
  const fine = grainFinder(random, { pitch: Math.max(2.5, pitch / random.magnitude(1.3, 3)) })
  const ground = random.between(0.1, 0.8)
  const dark = random.magnitude(0.05, 0.5)
  const light = random.magnitude(0.05, 0.5)
  const contrast = random.magnitude(0.05, 0.3)
  const [first, second] = palette.colours
  const tinting = random.between(0, 1)
  const crowd = noiseFields(random.seed(), 1)(1, pitch * random.magnitude(2, 12), 2)
  const crowding = random.between(0, 0.5)
  const evenness = random.between(0.05, 0.4)
  const polish = random.between(0, 0.8)
  const rough = random.magnitude(0.02, 0.3)
  const seed = random.seed()
  return (x, y, texel) => {
    const large = coarse(x, y)
    const grain = large.second < ground ? fine(x, y) : large
    const share = grain.first + crowding * crowd(x, y)
    const own = evenness * spread(seed, grain.id)
    const step = share < dark ? -1 : share > 1 - light ? 1 : 0
    paint(texel, first)
    texel.l = clamp(first.l + contrast * (step + own))
    texel.a += step > 0 ? tinting * 0.5 * (second.a - first.a) : 0
    texel.b += step > 0 ? tinting * 0.5 * (second.b - first.b) : 0
    texel.height = rough * pitch * 0.4 * (own + Math.min(0.2, grain.inside))
    texel.gloss = polish
    texel.behind = 0
  }
}
