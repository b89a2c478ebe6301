import { noiseFields } from '../../../../../demo/surfaces/drawing/noise.ts'
import { type Ground } from '../../kind.ts'
import { dress } from '../../primitives/dress.ts'
import { emptySheet, patternOf } from '../../primitives/sheet.ts'
import { countOf, strokeAt } from '../../primitives/stroke-draws.ts'
import { strokesOn } from '../../primitives/strokes.ts'

/** Fur, grass, hair, thatch: tapering strokes in tufts that follow a slowly turning direction. */
export const fur: Ground = (random, palette) => {
  const sheet = emptySheet()
  const draw = strokesOn(sheet, random)
  const field = noiseFields(random.seed(), 1)
  const [swirl, tufts] = [field(1, random.magnitude(40, 250), 2), field(2, random.magnitude(8, 60), 2)]
  const turning = random.between(0, 2.5)
  const clumping = random.between(0, 1)
  const radius = random.magnitude(0.5, 3)
  const length = random.magnitude(8, 70)
  const stray = random.between(0.05, 0.6)
  const bend = random.between(-0.03, 0.03)
  const hasParts = random.isChosen(0.3)
  const count = countOf(sheet, 2.2, { length, radius })
  for (let index = 0; index < count; index++) {
    const stroke = strokeAt(random, sheet)
    const tuft = tufts(stroke.x, stroke.y)
    draw({
      ...stroke,
      heading: turning * swirl(stroke.x, stroke.y) + clumping * 1.5 * tuft + stray * (random.next() * 2 - 1),
      length: length * random.between(0.6, 1.2),
      radius: radius * random.between(0.6, 1.2),
      taper: random.between(0, 0.5),
      bend: bend + clumping * 0.02 * tuft,
      tone: 0.5 + 0.4 * clumping * tuft + 0.4 * (random.next() * 2 - 1),
      part: hasParts ? random.next() : -1,
    })
  }
  return dress(random, palette, patternOf(sheet), { flat: 0.2 })
}
