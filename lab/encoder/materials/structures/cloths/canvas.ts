import { type Structure } from '../../kind.ts'
import { nearTo } from '../../palette.ts'
import { drawFineCloth } from './fine-cloth.ts'
import { placed } from '../placing.ts'

/** Canvas, seat cloth, poplin, hopsack: fine plain weave in two near colours, one yarn or several side by side. */
export const canvas: Structure = (random, { colours: [first] }) => {
  const pitch = random.magnitude(2.6, 8)
  const squeeze = random.magnitude(0.7, 1.5)
  const other = nearTo(first, random.magnitude(0.01, 0.16), random)
  const [ends, picks] = [Math.round(random.between(0.6, 2.2)), Math.round(random.between(0.6, 2.2))]
  const isOver = (i: number, j: number) => ((Math.floor(i / ends) + Math.floor(j / picks)) & 1) === 0
  const cloth = drawFineCloth(random, { isOver, pitch, squeeze, warp: () => first, weft: () => other })
  return placed(cloth, random, { size: pitch * 8, bend: 0.4 })
}
