import { type Ground } from '../../kind.ts'
import { dress } from '../../primitives/dress.ts'
import { band, drawNoises } from '../../primitives/spectrum.ts'
import { valueAt } from '../../primitives/tile.ts'

/** Spots and labyrinths as in reaction-diffusion patterns: noise of a narrow frequency band, pushed to its extremes. */
export const reaction: Ground = (random, palette) => {
  const wavelength = random.magnitude(6, 48)
  const stretch = random.isChosen(0.6) ? 1 : random.magnitude(1.2, 3)
  const [waves, rough] = drawNoises(random, band(wavelength, { width: random.between(0.08, 0.3), stretch }))
  const offset = random.isChosen(0.4) ? 0 : random.between(-1.3, 1.3)
  const drive = random.magnitude(0.8, 8)
  const drift = random.isChosen(0.3) ? random.between(0.5, 1.5) : 0
  const isDomed = random.isChosen(0.5)
  return dress(random, palette, (x, y, mark) => {
    const value = valueAt(waves, x, y) + offset + drift * valueAt(rough, x / 4, y / 4)
    mark.tone = 0.5 + 0.5 * Math.tanh(drive * value)
    mark.height = isDomed ? Math.max(0, value) : Math.tanh(2 * value)
  })
}
