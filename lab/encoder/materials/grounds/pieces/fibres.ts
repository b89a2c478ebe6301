import { type Ground } from '../../kind.ts'
import { dress } from '../../primitives/dress.ts'
import { emptySheet, patternOf } from '../../primitives/sheet.ts'
import { countOf, strokeAt } from '../../primitives/stroke-draws.ts'
import { strokesOn } from '../../primitives/strokes.ts'

/** Paper, felt, hair, noodles, roots: curved threads in any direction, thin to thick. */
export const fibres: Ground = (random, palette) => {
  const sheet = emptySheet()
  const draw = strokesOn(sheet, random)
  const radius = random.magnitude(0.5, 7)
  const length = radius * random.magnitude(12, 60)
  const bend = random.between(0, 0.8) / (radius + 3)
  const hasParts = random.isChosen(0.4)
  const spread = random.isChosen(0.6) ? 6.283 : random.between(0.2, 1.5)
  const contrast = random.between(0.3, 1)
  const count = countOf(sheet, random.between(0.4, 2.2), { length, radius })
  for (let index = 0; index < count; index++) {
    draw({
      ...strokeAt(random, sheet),
      heading: spread * random.next(),
      length: length * random.between(0.5, 1.2),
      radius: radius * random.between(0.7, 1.15),
      bend: bend * random.between(-1, 1),
      stray: bend * 0.5,
      tone: 1 - contrast * random.next(),
      part: hasParts ? random.next() : -1,
    })
  }
  return dress(random, palette, patternOf(sheet), { flat: 0.15 })
}
