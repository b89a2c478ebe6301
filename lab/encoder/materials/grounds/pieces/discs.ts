import { type Ground } from '../../kind.ts'
import { drawLeaves } from '../../primitives/dead-leaves.ts'
import { dress } from '../../primitives/dress.ts'
import { drawSizes } from '../../primitives/leaf-sizes.ts'
import { drawChip, drawDisc } from '../../primitives/outlines.ts'
import { patternOf } from '../../primitives/sheet.ts'

/** Confetti, mica, coins, spots of paint: overlapping flat discs and chips of all sizes. */
export const discs: Ground = (random, palette) => {
  const shade = random.between(-0.5, 0.5)
  const rim = random.isChosen(0.3) ? random.between(0.1, 0.4) : 0
  const round = random.isChosen(0.6)
  const sheet = drawLeaves(random, {
    ...drawSizes(random, 70),
    drawOutline: round ? drawDisc : drawChip,
    tone: (depth, u) => 0.5 + shade * u - (depth < rim ? 0.4 : 0),
    height: (depth) => Math.min(1, depth * 4),
  })
  return dress(random, palette, patternOf(sheet))
}
