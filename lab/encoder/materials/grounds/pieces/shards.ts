import { type Ground } from '../../kind.ts'
import { drawLeaves } from '../../primitives/dead-leaves.ts'
import { dress } from '../../primitives/dress.ts'
import { drawSizes } from '../../primitives/leaf-sizes.ts'
import { drawPolygon } from '../../primitives/outlines.ts'
import { patternOf } from '../../primitives/sheet.ts'

/** Broken stone, crushed glass, bark chips: polygons with individual tilts. */
export const shards: Ground = (random, palette) => {
  const tilt = random.between(0, 0.8)
  const slim = random.between(0.25, 1)
  const sheet = drawLeaves(random, {
    ...drawSizes(random, 60),
    slim,
    stray: random.isChosen(0.6) ? Math.PI : random.between(0.05, 0.8),
    drawOutline: drawPolygon,
    tone: (depth, u) => 0.5 + tilt * u - (depth < 0.08 ? 0.25 : 0),
    height: (depth, radius, u) => radius * (0.3 * tilt * u + 0.15 * Math.min(1, depth * 5)),
  })
  return dress(random, palette, patternOf(sheet), { flat: 0.15 })
}
