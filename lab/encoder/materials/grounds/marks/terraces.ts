import { noiseFields } from '../../../../../demo/surfaces/drawing/noise.ts'
import { smooth } from '../../../../../demo/surfaces/drawing/ramp.ts'
import { type Ground } from '../../kind.ts'
import { dress } from '../../primitives/dress.ts'

/** Sediment, sanded plywood, maps, peeled coats: a relief cut into steps. */
export const terraces: Ground = (random, palette) => {
  const wavelength = random.magnitude(30, 240)
  const field = noiseFields(random.seed(), 1)
  const relief = field(1, wavelength, 4, random.magnitude(1, 5), random.between(0.2, 0.55))
  const steps = random.between(2, 14)
  const soft = random.magnitude(0.03, 0.4)
  const seed = random.between(1, 100)
  const isStriped = random.isChosen(0.5)
  return dress(random, palette, (x, y, mark) => {
    const level = (relief(x, y) + 1) * steps
    const step = Math.floor(level)
    const rise = smooth(1 - soft, 1, level - step)
    const toneOf = (index: number) => (isStriped ? 0.5 + 0.5 * Math.sin(index * seed) : index / (2 * steps))
    mark.tone = toneOf(step) + (toneOf(step + 1) - toneOf(step)) * rise
    mark.height = step + rise
  })
}
