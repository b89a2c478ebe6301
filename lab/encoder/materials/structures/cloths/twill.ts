import { type Structure } from '../../kind.ts'
import { nearTo } from '../../palette.ts'
import { drawFineCloth } from './fine-cloth.ts'
import { placed } from '../placing.ts'

/** Denim, chino, gabardine, serge: fine twill, whose warp shows in steep or flat diagonals over a paler weft. */
export const twill: Structure = (random, { colours: [first] }) => {
  const pitch = random.magnitude(2.6, 7.5)
  const squeeze = random.magnitude(0.7, 1.6)
  const pale = { ...nearTo(first, 0.03, random), l: first.l + random.magnitude(0.02, 0.35) * (first.l > 0.7 ? -1 : 1) }
  const repeat = Math.round(random.between(2.6, 5.4))
  const shown = Math.min(repeat - 1, Math.round(repeat * random.between(0.35, 0.8)))
  const isOver = (i: number, j: number) => (((i + j) % repeat) + repeat) % repeat < shown
  const cloth = drawFineCloth(random, { isOver, pitch, squeeze, warp: () => first, weft: () => pale })
  return placed(cloth, random, { size: pitch * repeat * 3, bend: 0.4 })
}
