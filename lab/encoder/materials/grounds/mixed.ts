import { noiseFields } from '../../../../demo/surfaces/drawing/noise.ts'
import { smooth } from '../../../../demo/surfaces/drawing/ramp.ts'
import { aTexel } from '../../../../demo/surfaces/drawing/surface.ts'
import { type Ground } from '../kind.ts'
import { type Palette } from '../palette.ts'

/** Two of the grounds `others`, combined by a mask. */
export function mixing(others: readonly Ground[]): Ground {
  return (random, palette) => {
    const [first, second, ...rest] = palette.colours
    const turned: Palette = { ...palette, colours: [second, first, ...rest] }
    const one = random.pick(others)(random, palette)
    const two = random.pick(others)(random, random.isChosen(0.6) ? turned : palette)
    const mask = noiseFields(random.seed(), 1, random.between(0.35, 0.7))(1, random.magnitude(25, 220), 5)
    const level = random.between(-0.3, 0.3)
    const edge = random.magnitude(0.06, 0.4)
    const step = random.between(-1, 1)
    const other = aTexel()
    return (x, y, texel) => {
      const cover = smooth(level - edge, level + edge, mask(x, y))
      if (cover < 1) one(x, y, texel)
      if (cover > 0) two(x, y, other)
      if (cover === 1) Object.assign(texel, other)
      else if (cover > 0) {
        texel.l += (other.l - texel.l) * cover
        texel.a += (other.a - texel.a) * cover
        texel.b += (other.b - texel.b) * cover
        texel.height += (other.height - texel.height) * cover
        texel.gloss += (other.gloss - texel.gloss) * cover
      }
      texel.height += step * cover
    }
  }
}
