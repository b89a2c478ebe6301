import { type Ground } from '../../kind.ts'
import { dress } from '../../primitives/dress.ts'
import { drawNoises, powerLaw } from '../../primitives/spectrum.ts'
import { valueAt } from '../../primitives/tile.ts'

/**
 * Power-law noise, whose amplitude falls with frequency as in cloud, rock and rust; with or without a grain direction.
 */
export const powerNoise: Ground = (random, palette) => {
  const stretch = random.isChosen(0.5) ? 1 : random.magnitude(1.5, 12)
  const longest = random.magnitude(8, 256)
  const [tone, relief] = drawNoises(random, powerLaw(random.between(0.6, 2.4), { longest, stretch }))
  const contrast = random.between(0.15, 0.4)
  const shared = random.between(0, 1)
  return dress(random, palette, (x, y, mark) => {
    const value = valueAt(tone, x, y)
    mark.tone = 0.5 + contrast * value
    mark.height = shared * value + (1 - shared) * valueAt(relief, x, y)
  })
}
