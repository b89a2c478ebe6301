import { type Ground } from '../../kind.ts'
import { dress } from '../../primitives/dress.ts'
import { emptySheet, patternOf } from '../../primitives/sheet.ts'
import { countOf, strokeAt } from '../../primitives/stroke-draws.ts'
import { type Stroke, strokesOn } from '../../primitives/strokes.ts'

/** Coral, twigs, moss, roots, frost: strokes that fork into thinner ones. */
export const branches: Ground = (random, palette) => {
  const sheet = emptySheet()
  const draw = strokesOn(sheet, random)
  const radius = random.magnitude(0.8, 6)
  const length = radius * random.between(5, 14)
  const fork = random.between(0.2, 1.1)
  const thinning = random.between(0.6, 0.85)
  const stray = random.between(0.02, 0.15)
  const hasParts = random.isChosen(0.3)
  const grow = (stroke: Stroke, generation: number) => {
    draw(stroke)
    if (generation === 0) return
    const end = {
      x: stroke.x + stroke.length * Math.cos(stroke.heading),
      y: stroke.y + stroke.length * Math.sin(stroke.heading),
    }
    for (const turn of [-1, 1]) {
      const heading = stroke.heading + turn * fork * random.between(0.4, 1.2)
      const next = { ...stroke, ...end, heading, length: stroke.length * random.between(0.6, 1) }
      grow({ ...next, radius: Math.max(0.45, stroke.radius * thinning), tone: stroke.tone * 0.9 + 0.1 }, generation - 1)
    }
  }
  const generations = 3 + random.below(2)
  const count = Math.min(
    90,
    countOf(sheet, random.between(0.5, 1.6), { length: length * 2 ** generations * 0.5, radius }),
  )
  for (let index = 0; index < count; index++) {
    const stroke = strokeAt(random, sheet)
    grow({ ...stroke, length, radius, stray: stray / radius, part: hasParts ? random.next() : -1 }, generations)
  }
  return dress(random, palette, patternOf(sheet), { flat: 0.15 })
}
