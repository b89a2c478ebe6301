import { noiseFields } from '../../../../../demo/surfaces/drawing/noise.ts'
import { smooth } from '../../../../../demo/surfaces/drawing/ramp.ts'
import { type Ground } from '../../kind.ts'
import { grainFinder } from '../../primitives/grains.ts'
import { quieten } from '../../primitives/quiet.ts'

/** Honed limestone, soapstone: faint clouds, fine crumbs of shell, scattered pores and here and there a hairline. */
export const honedStone: Ground = (random, palette) => {
  const field = noiseFields(random.seed(), 1)
  const cloud = field(1, random.magnitude(14, 140), 4, random.magnitude(1, 5), random.between(0.4, 0.7))
  const line = field(2, random.magnitude(60, 260), 3)
  const gate = field(3, random.magnitude(40, 160), 2)
  const pitch = random.magnitude(3, 12)
  const crumbs = grainFinder(random, { pitch, squeeze: random.magnitude(1, 3) })
  const clouding = random.between(0.3, 1.4)
  const crumbShare = random.between(0.1, 0.8)
  const crumbling = random.magnitude(0.5, 3)
  const pores = random.magnitude(0.01, 0.2)
  const hairline = random.between(0, 1.5)
  const width = random.magnitude(0.006, 0.02)
  return quieten(
    random,
    palette,
    (x, y, mark) => {
      const crumb = crumbs(x, y)
      const body = smooth(0.2 * crumb.third, 0.2 * crumb.third + 1.2 / pitch, crumb.inside)
      const hole = 1 + 0.3 * crumb.third * pitch
      const shell = crumb.first < crumbShare ? body * (crumb.second - 0.35) : 0
      const pore = crumb.second > 1 - pores ? smooth(hole + 0.5, hole - 0.5, crumb.middle * pitch) : 0
      const vein = Math.max(0, gate(x, y)) * Math.exp(-Math.abs(line(x, y)) / width)
      mark.tone = clouding * cloud(x, y) + crumbling * shell - 1.8 * pore + 2 * hairline * vein
      mark.height = -pore - 0.15 * hairline * vein
    },
    { contrast: [0.035, 0.09], relief: [0.02, 0.2], gloss: [0, 0.5] },
  )
}
