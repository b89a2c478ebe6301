import { type Ground } from '../../kind.ts'
import { dress } from '../../primitives/dress.ts'
import { band, drawNoises } from '../../primitives/spectrum.ts'
import { valueAt } from '../../primitives/tile.ts'

/** Noise of one or two wavelengths: grain, bumps, weathered ribs. */
export const bandNoise: Ground = (random, palette) => {
  const wavelength = random.magnitude(3, 60)
  const width = random.magnitude(0.12, 0.9)
  const stretch = random.isChosen(0.5) ? 1 : random.magnitude(1.5, 8)
  const coarse = band(wavelength, { width, stretch })
  const fine = band(wavelength / random.between(2, 8), { width, stretch, angle: random.between(0, 3.14) })
  const share = random.isChosen(0.5) ? 0 : random.between(0.2, 3)
  const [tone, relief] = drawNoises(random, (fx, fy) => coarse(fx, fy) + share * fine(fx, fy))
  const contrast = random.between(0.15, 0.5)
  const isBound = random.isChosen(0.6)
  return dress(random, palette, (x, y, mark) => {
    const value = valueAt(tone, x, y)
    mark.tone = 0.5 + contrast * value
    mark.height = isBound ? value : valueAt(relief, x, y)
  })
}
