import { type Ground } from '../../kind.ts'
import { dress } from '../../primitives/dress.ts'
import { drawNoises, powerLaw } from '../../primitives/spectrum.ts'
import { valueAt } from '../../primitives/tile.ts'

/** Long streaks of almost no set wavelength: brushed metal, raked sand, combed plaster, dragged paint. */
export const brushed: Ground = (random, palette) => {
  const power = random.between(0, 1.3)
  const strokes = powerLaw(power, { longest: random.magnitude(6, 256), stretch: random.magnitude(10, 60) })
  const shortest = random.magnitude(1, 8)
  const soft = (fx: number, fy: number) => strokes(fx, fy) * Math.exp(-((Math.hypot(fx, fy) * shortest) ** 2))
  const [tone, relief] = drawNoises(random, soft)
  const contrast = random.between(0.1, 0.4)
  const isBound = random.isChosen(0.5)
  return dress(random, palette, (x, y, mark) => {
    const value = valueAt(tone, x, y)
    mark.tone = 0.5 + contrast * value
    mark.height = isBound ? value : valueAt(relief, x, y)
  })
}
