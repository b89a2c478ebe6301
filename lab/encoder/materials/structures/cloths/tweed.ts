import { type Lab, mixLab } from '../../../../../demo/surfaces/drawing/colour.ts'
import { spread } from '../../../../../demo/surfaces/drawing/chance.ts'
import { noise } from '../../../../../demo/surfaces/drawing/noise.ts'
import { smooth } from '../../../../../demo/surfaces/drawing/ramp.ts'
import { type Structure } from '../../kind.ts'
import { nearTo } from '../../palette.ts'
import { drawFineCloth } from './fine-cloth.ts'
import { placed } from '../placing.ts'

/** Tweed: heathered woollen yarns with coloured nubs, in a broken twill whose diagonals turn every few ends. */
export const tweed: Structure = (random, { colours: [first, second, third = second] }) => {
  const pitch = random.magnitude(2.7, 6)
  const squeeze = random.magnitude(0.8, 1.3)
  const turnAfter = Math.round(random.magnitude(3, 26))
  const isOver = (i: number, j: number) => {
    const end = ((i % (2 * turnAfter)) + 2 * turnAfter) % (2 * turnAfter)
    return (((end < turnAfter ? end : 2 * turnAfter - 1 - end) + j) & 3) < 2
  }
  const weftColour = nearTo(first, random.magnitude(0.03, 0.35), random)
  const heather = random.magnitude(0.02, 0.12)
  const nubs = random.magnitude(0.02, 0.25)
  const length = pitch * random.magnitude(1.2, 4)
  const seed = random.seed()
  const nubColour = nearTo(third, 0.15, random)
  const yarn = (colour: Lab, own: number) => (index: number, along: number) => {
    const wool = noise(seed + own, index * 7.7, along / (1.2 * length))
    const nub = smooth(1 - nubs * 2, 1.12 - nubs * 2, 1.4 * noise(seed + own + 1, index * 9.1, along / length))
    const mixed = mixLab(colour, nubColour, nub)
    mixed.l += heather * (wool + 0.5 * spread(seed, index, own))
    return mixed
  }
  const cloth = drawFineCloth(random, { isOver, pitch, squeeze, warp: yarn(first, 10), weft: yarn(weftColour, 20) })
  return placed(cloth, random, { size: pitch * turnAfter * 2, bend: 0.3 })
}
