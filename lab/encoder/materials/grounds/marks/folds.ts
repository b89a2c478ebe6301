import { noiseFields } from '../../../../../demo/surfaces/drawing/noise.ts'
import { type Ground } from '../../kind.ts'
import { dress } from '../../primitives/dress.ts'

/** Crumpled paper, foil, cloth: sharp folds in all directions or in one, in several sizes. */
export const folds: Ground = (random, palette) => {
  const field = noiseFields(random.seed(), 1)
  const largest = random.magnitude(30, 200)
  const spread = random.isChosen(0.6) ? 3.14 : 0.4
  const warp = field(1, largest, 2)
  const unrest = random.between(0.1, 0.6) * largest
  const creases = Array.from({ length: 4 + random.below(8) }, () => {
    const angle = spread * random.next()
    const length = largest / random.magnitude(1, 5)
    return { x: Math.cos(angle) / length, y: Math.sin(angle) / length, length, phase: random.next() }
  })
  const softness = random.magnitude(0.002, 0.2)
  const worn = random.between(0, 1)
  return dress(
    random,
    palette,
    (x, y, mark) => {
      const shift = unrest * warp(x, y)
      let height = 0
      let edge = 1
      for (const crease of creases) {
        const run = x * crease.x + y * crease.y + crease.phase + shift / (crease.length * 3)
        const away = Math.abs(run - Math.floor(run) - 0.5)
        height += Math.sqrt(away * away + softness * softness) * crease.length
        edge = Math.min(edge, away * crease.length)
      }
      mark.height = height
      mark.tone = worn * Math.exp(-edge / 1.5) + (1 - worn) * 0.5
    },
    { flat: 0.03, steepest: 0.9 },
  )
}
