import { noiseFields } from '../../../../../demo/surfaces/drawing/noise.ts'
import { type Ground } from '../../kind.ts'
import { dress } from '../../primitives/dress.ts'
import { emptySheet, patternOf } from '../../primitives/sheet.ts'
import { strokeAt } from '../../primitives/stroke-draws.ts'
import { strokesOn } from '../../primitives/strokes.ts'

/** Wear: straight and curved scratches of many lengths, mostly in one direction, over a cloudy ground. */
export const scratches: Ground = (random, palette) => {
  const sheet = emptySheet()
  const cloud = noiseFields(random.seed(), 1)(1, random.magnitude(10, 150), 4)
  const cloudiness = random.between(0, 0.5)
  const draw = strokesOn(sheet, random)
  const spread = random.isChosen(0.5) ? 3.14 : random.between(0.1, 0.8)
  const thickest = random.magnitude(0.6, 1.8)
  const count = Math.round(random.magnitude(30, 700))
  for (let index = 0; index < count; index++) {
    const isLong = random.isChosen(0.2)
    draw({
      ...strokeAt(random, sheet),
      heading: spread * (2 * random.next() - 1),
      length: isLong ? random.between(60, 200) : random.magnitude(4, 50),
      radius: thickest * random.between(0.4, 1),
      bend: random.isChosen(0.3) ? random.between(-0.02, 0.02) : 0,
      stray: 0.01,
      tone: random.between(0.4, 1.1),
    })
  }
  const pattern = patternOf(sheet)
  const sign = random.pick([-1, -1, 1])
  return dress(random, palette, (x, y, mark) => {
    pattern(x, y, mark)
    mark.tone += cloudiness * (0.4 + cloud(x, y))
    mark.height *= sign
  })
}
