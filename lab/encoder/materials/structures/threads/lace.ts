import { clamp } from '../../../../../demo/surfaces/drawing/ramp.ts'
import { type Structure } from '../../kind.ts'
import { drawFilling } from '../pieces/filling.ts'
import { drawMotif, sampleMotif } from '../prints/motif.ts'
import { placed } from '../placing.ts'
import { drawYarn } from '../cloths/yarn.ts'

/** Lace and crochet: figures, dense or in rows of stitches, held by an open net of threads over a background. */
export const lace: Structure = (random, palette, ground) => {
  const period = random.magnitude(36, 170)
  const motif = drawMotif(random, [palette.colours[0]])
  const mesh = Math.max(5, period / (5 + random.below(8)))
  const flatness = random.magnitude(0.7, 1.5)
  const thick = Math.max(2, mesh * random.between(0.16, 0.36))
  const outline = random.between(0.2, 0.6) * thick
  const row = random.magnitude(3, 7)
  const yarn = drawYarn(random, { ground, thick })
  const filling = drawFilling(random, palette)
  const sample = new Float64Array(5)
  const place = { id: 0, along: 0, across: 0, x: 0, y: 0 }
  const surface: typeof ground = (x, y, texel) => {
    sampleMotif(motif, x / period, y / period, sample)
    const dense = sample[3] ?? 0
    const p = (x + y / flatness) / mesh
    const q = (x - y / flatness) / mesh
    const fromFirst = Math.abs(p - Math.round(p))
    const fromSecond = Math.abs(q - Math.round(q))
    const distance = Math.min(fromFirst, fromSecond) * mesh * 0.75
    const net = clamp(thick / 2 - distance + 0.5)
    const cover = Math.max(net, dense)
    if (cover < 0.02) {
      filling(x, y, texel)
      texel.height -= 0.5 * thick
      return
    }
    place.id = dense > 0.5 ? 0 : Math.round(fromFirst < fromSecond ? p : q)
    place.along = fromFirst < fromSecond ? y : x
    place.across = Math.min(1, (2 * distance) / thick)
    place.x = x
    place.y = y
    yarn(palette.colours[0], place, texel)
    // The figures are rows of stitches inside a raised outline.
    const worked = 0.5 + 0.5 * Math.sin((2 * Math.PI * y) / row) * Math.cos((Math.PI * x) / row)
    const round = net * Math.sqrt(Math.max(0, 1 - place.across * place.across)) * thick * 0.35
    const rim = 4 * dense * (1 - dense)
    texel.height += Math.max(round, dense * (thick * 0.4 + worked) + rim * outline)
    texel.l += 0.05 * dense * (worked - 0.5) + (palette.joint.l - texel.l) * (1 - cover)
    texel.a += (palette.joint.a - texel.a) * (1 - cover)
    texel.b += (palette.joint.b - texel.b) * (1 - cover)
    texel.height -= 0.5 * thick * (1 - cover)
    texel.behind = 1 - cover
  }
  return placed(surface, random, { size: period, bend: 0.6 })
}
