import { type Ground } from '../../kind.ts'
import { drawLeaves } from '../../primitives/dead-leaves.ts'
import { dress } from '../../primitives/dress.ts'
import { drawSizes } from '../../primitives/leaf-sizes.ts'
import { drawDisc, drawLump } from '../../primitives/outlines.ts'
import { patternOf } from '../../primitives/sheet.ts'

/** Gravel, beans, beads, coffee, rice: rounded bodies with dark gaps. */
export const pebbles: Ground = (random, palette) => {
  const sizes = drawSizes(random, 45)
  const isOdd = random.isChosen(0.6)
  const slim = random.between(0.4, 1)
  const light = random.between(0.2, 1)
  const sheet = drawLeaves(random, {
    ...sizes,
    small: Math.max(sizes.small, sizes.large / 3),
    slim,
    drawOutline: isOdd ? drawLump : drawDisc,
    tone: (depth) => 0.5 + light * (Math.sqrt(depth) - 0.8),
    height: (depth, radius) => 0.6 * radius * slim * Math.sqrt(1 - (1 - depth) ** 2),
  })
  return dress(random, palette, patternOf(sheet), { flat: 0.1, steepest: 0.9 })
}
