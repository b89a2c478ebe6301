import { mixLab } from '../../../../../demo/surfaces/drawing/colour.ts'
import { smooth } from '../../../../../demo/surfaces/drawing/ramp.ts'
import { type Structure } from '../../kind.ts'
import { drawFineCloth } from './fine-cloth.ts'
import { drawInks } from '../prints/inks.ts'
import { placed } from '../placing.ts'

/** Gingham, vichy and shepherd's check: even stripes both ways in plain weave, so that crossings are half as dark. */
export const gingham: Structure = (random, palette) => {
  const period = random.magnitude(9, 80)
  const squeeze = random.magnitude(0.8, 1.25)
  const share = random.between(0.35, 0.65)
  const [first] = palette.colours
  const [ink = first] = drawInks(random, palette)
  const pitch = Math.max(2.6, period / random.magnitude(7, 26))
  const shades = Array.from({ length: 33 }, (_, index) => mixLab(first, ink, index / 32))
  const stripeOf = (long: number, thread: number) => {
    // A thread has one colour; where threads are as wide as stripes, stripes keep their mean width.
    const place = (thread + 0.5) / long
    const within = Math.abs(place - Math.floor(place) - 0.5)
    return shades[Math.round(32 * smooth(share / 2 + 0.5 / long, share / 2 - 0.5 / long, within))] ?? first
  }
  const [across, down] = [period / pitch, (period * squeeze) / pitch]
  const cloth = drawFineCloth(random, {
    isOver: (i, j) => ((i + j) & 1) === 0,
    pitch,
    squeeze: 1,
    warp: (index) => stripeOf(across, index),
    weft: (index) => stripeOf(down, index),
  })
  return placed(cloth, random, { size: period, bend: 0.3 })
}
