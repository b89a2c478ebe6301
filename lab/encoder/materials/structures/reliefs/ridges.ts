import { hash, spread } from '../../../../../demo/surfaces/drawing/chance.ts'
import { blend, coverage } from '../../../../../demo/surfaces/drawing/surface.ts'
import { type Structure } from '../../kind.ts'
import { drawFilling } from '../pieces/filling.ts'
import { cutFrom, drawTint } from '../pieces/pieces.ts'
import { placed } from '../placing.ts'
import { drawProfile } from './profile.ts'

/** Flutes, corrugations and waffles, pressed or milled into one piece of the ground. */
export const fluted: Structure = (random, _, ground) => {
  const period = random.magnitude(4.5, 100)
  const depth = Math.min(14, period * random.magnitude(0.1, 0.42))
  const profile = drawProfile(random)
  const crossing = random.isChosen(0.22) ? period * random.magnitude(0.7, 3) : 0
  const across = crossing === 0 ? undefined : drawProfile(random)
  // Dust and paint stay in the valleys, out of a cloth's reach.
  const valley = random.isChosen(0.5) ? 0 : 0.14 * random.normal()
  const uneven = random.isChosen(0.5) ? 0 : random.between(0, 0.3)
  const seed = random.seed()
  const surface: typeof ground = (x, y, texel) => {
    ground(x, y, texel)
    const column = Math.floor(x / period)
    const own = 1 + uneven * spread(seed, column)
    const row = crossing === 0 ? 0 : y / crossing - Math.floor(y / crossing)
    const rise = profile(x / period - column) * own * (across ? across(row) : 1)
    texel.height += depth * (rise - 1)
    texel.l += valley * (1 - rise)
  }
  return placed(surface, random, { size: period, bend: random.isChosen(0.3) ? 1 : 0.1 })
}

/** Slats with gaps, each cut from another place of the ground, in one to three widths. */
export const slatted: Structure = (random, palette, ground) => {
  const widths = Array.from({ length: random.pick([1, 1, 2, 3]) }, () => random.magnitude(6, 60))
  const gap = random.magnitude(1.5, Math.max(2, (widths[0] ?? 6) * 0.9))
  const period = widths.reduce((sum, width) => sum + width + gap, 0)
  const depth = Math.min(6, gap * random.magnitude(0.3, 1))
  const profile = random.isChosen(0.5) ? undefined : drawProfile(random)
  const steep = random.magnitude(0.05, 0.2)
  const tint = drawTint(random, palette, 0.2)
  const filling = drawFilling(random, palette)
  const seed = random.seed()
  const surface: typeof ground = (x, y, texel) => {
    const bundle = Math.floor(x / period)
    let u = x - bundle * period
    let index = 0
    while (index < widths.length - 1 && u > (widths[index] ?? 0) + gap) u -= (widths[index++] ?? 0) + gap
    const width = widths[index] ?? period
    const inside = Math.min(u, width - u)
    const cover = coverage(inside, 1)
    if (cover === 0) {
      filling(x, y, texel)
      texel.height -= depth
      return
    }
    const id = hash(seed, bundle, index)
    cutFrom(ground, id, { u: y, v: u, turns: 0 }, texel)
    tint(id, texel)
    if (profile) texel.height += steep * width * (profile(u / width) - 1)
    texel.height -= depth * Math.max(0, 0.6 - 0.4 * inside) ** 2
    blend(texel, palette.joint, 1 - cover)
    texel.behind = Math.max(texel.behind, 1 - cover)
  }
  return placed(surface, random, { size: period, bend: 0.1 })
}
