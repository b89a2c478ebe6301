import { noiseFields } from '../../../../../demo/surfaces/drawing/noise.ts'
import { type Ground } from '../../kind.ts'
import { drawLeaves } from '../../primitives/dead-leaves.ts'
import { dress } from '../../primitives/dress.ts'
import { patternOf } from '../../primitives/sheet.ts'
import { drawShell } from '../../primitives/shells.ts'

/** Shell limestone: cut shells, crescents, rings and coiled ammonites, strewn in a cloudy mud. */
export const fossils: Ground = (random, palette) => {
  const large = random.magnitude(14, 60)
  const slim = random.between(0.45, 1)
  const rim = random.between(0.1, 0.35)
  const filled = random.between(0, 0.5)
  const sheet = drawLeaves(random, {
    small: Math.max(7, large / random.magnitude(2, 8)),
    large,
    rarity: random.between(1, 3),
    slim,
    direction: random.between(0, 3.14),
    stray: random.between(0.3, 3.14),
    cover: random.between(0.2, 0.7),
    drawOutline: (each) => drawShell(each, rim),
    tone: (depth) => filled + (1 - filled) * Math.min(1, depth * 2.5),
    height: (depth, radius) => 0.1 * radius * Math.sqrt(depth),
  })
  // A shell's layer tells nothing here: all are cut by one plane, in one colour.
  sheet.part.values.fill(-1)
  const shells = patternOf(sheet)
  const cloud = noiseFields(random.seed(), 1)(1, random.magnitude(10, 90), 4)
  const clouding = random.between(0.1, 0.6)
  return dress(
    random,
    palette,
    (x, y, mark) => {
      shells(x, y, mark)
      mark.tone += clouding * (0.35 + cloud(x, y)) * (1 - 0.6 * mark.tone)
    },
    { flat: 0.5, steepest: 0.3 },
  )
}
