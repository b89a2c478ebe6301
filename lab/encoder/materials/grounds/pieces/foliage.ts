import { type Ground } from '../../kind.ts'
import { drawLeaves } from '../../primitives/dead-leaves.ts'
import { dress } from '../../primitives/dress.ts'
import { drawSizes } from '../../primitives/leaf-sizes.ts'
import { drawBlade } from '../../primitives/outlines.ts'
import { patternOf } from '../../primitives/sheet.ts'

/** Foliage, hay, petals, feathers: blades with a rib, in any direction or in one. */
export const foliage: Ground = (random, palette) => {
  const rib = random.isChosen(0.6) ? random.between(0.15, 0.6) : 0
  const length = random.between(-0.4, 0.4)
  const slim = random.magnitude(0.1, 0.8)
  const nerves = random.isChosen(0.4) ? random.between(6, 25) : 0
  const sizes = drawSizes(random, 80)
  const sheet = drawLeaves(random, {
    ...sizes,
    large: Math.max(14, sizes.large),
    small: Math.max(4, sizes.small),
    slim,
    stray: random.isChosen(0.5) ? Math.PI : random.between(0.1, 1),
    drawOutline: drawBlade,
    tone: (depth, u) =>
      0.5 + length * u + (depth > 0.9 ? rib : 0) + (nerves > 0 ? 0.12 * Math.sin(nerves * (u - 0.5 * depth)) : 0),
    height: (depth, radius) => radius * slim * 0.4 * depth * (1 - 0.7 * depth),
  })
  return dress(random, palette, patternOf(sheet), { flat: 0.15 })
}
