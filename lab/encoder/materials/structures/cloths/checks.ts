import { type Lab } from '../../../../../demo/surfaces/drawing/colour.ts'
import { noise } from '../../../../../demo/surfaces/drawing/noise.ts'
import { clamp } from '../../../../../demo/surfaces/drawing/ramp.ts'
import { blend } from '../../../../../demo/surfaces/drawing/surface.ts'
import { type Structure } from '../../kind.ts'
import { type Random } from '../../random.ts'
import { drawInks } from '../prints/inks.ts'
import { placed } from '../placing.ts'

/** Tartans, ginghams, window checks and stripes in a random sett, woven in twill or printed on the ground. */
export const checks: Structure = (random, palette, ground) => {
  const period = random.magnitude(10, 150)
  const inks: Ink[] = ['ground', ...drawInks(random, palette)]
  const warp = drawSett(random, inks, period)
  const weft = random.pick(['same', 'same', 'none', 'none', 'own'] as const)
  const crossing = weft === 'same' ? warp : drawSett(random, inks, period)
  const strength = random.between(0.65, 1)
  const rib = random.magnitude(2.6, 6)
  const twill = random.isChosen(0.5) ? random.between(0.1, 0.6) : 0
  const rise = random.isChosen(0.4) ? random.between(0.1, 0.5) : 0
  const waver = random.isChosen(0.3) ? random.between(0.3, 3) : 0
  const seed = random.seed()
  const surface: typeof ground = (x, y, texel) => {
    ground(x, y, texel)
    const u = waver === 0 ? x : x + waver * noise(seed, x / 90, y / 30)
    const v = waver === 0 ? y : y + waver * noise(seed + 1, x / 30, y / 90)
    // The twill shows warp and weft in turn along its diagonals.
    const diagonal = Math.sin((2 * Math.PI * (x + y)) / rib)
    const first = weft === 'none' ? 1 : 0.5 + twill * diagonal
    lay(warp, u, strength * first)
    if (weft !== 'none') lay(crossing, v, strength * (1 - first))
    texel.height += rise * diagonal

    function lay(sett: Sett, place: number, cover: number): void {
      const stripe = sett.at(place)
      if (stripe.ink !== 'ground') blend(texel, stripe.ink, cover * stripe.edge)
    }
  }
  return placed(surface, random, { size: period, bend: 0.3 })
}

/** The colour of a stripe, or the unprinted ground. */
type Ink = Lab | 'ground'

interface Stripe {
  ink: Ink
  /** Falls to 0 at the stripe's end within a pixel. */
  edge: number
}

interface Sett {
  at: (place: number) => Stripe
}

/** Stripes in a random order, mostly followed by their mirror image. */
function drawSett(random: Random, inks: readonly Ink[], period: number): Sett {
  const half = Array.from({ length: random.below(5) }, () => ({ ink: random.pick(inks), wide: random.magnitude(1, 9) }))
  half.unshift({ ink: inks[1] ?? 'ground', wide: random.magnitude(1, 9) })
  const isMirrored = random.isChosen(0.7)
  const order = [
    { ink: 'ground' as const, wide: random.magnitude(1, 9) },
    ...half,
    ...(isMirrored ? half.slice(0, -1).toReversed() : []),
  ]
  const scale = period / order.reduce((sum, { wide }) => sum + wide, 0)
  const stripe: Stripe = { ink: 'ground', edge: 1 }
  return {
    at: (place) => {
      let left = place - Math.floor(place / period) * period
      let index = 0
      let wide = 0
      for (; index < order.length; index++) {
        wide = (order[index]?.wide ?? 0) * scale
        if (left < wide) break
        left -= wide
      }
      stripe.ink = order[index]?.ink ?? 'ground'
      stripe.edge = clamp(Math.min(left, wide - left) + 0.5)
      return stripe
    },
  }
}
