import { noiseFields } from '../../../../../demo/surfaces/drawing/noise.ts'
import { clamp, smooth } from '../../../../../demo/surfaces/drawing/ramp.ts'
import { type Ground } from '../../kind.ts'
import { dress } from '../../primitives/dress.ts'

/** Stains with dark rims, overlapping rings, and drips. */
export const stains: Ground = (random, palette) => {
  const field = noiseFields(random.seed(), 1)
  const wavelength = random.magnitude(25, 200)
  const layers = Array.from({ length: 2 + random.below(3) }, (_, index) => ({
    shape: field(index, wavelength * random.between(0.5, 1.5), 4),
    level: random.between(-0.1, 0.5),
    strength: random.between(0.15, 0.5),
    rim: random.magnitude(0.01, 0.15),
  }))
  const runs = field(11, random.magnitude(3, 20), 3, 1 / random.between(6, 30))
  const start = field(12, wavelength, 2)
  const running = random.isChosen(0.5) ? random.between(0.2, 0.8) : 0
  const coarse = field(13, random.magnitude(2.5, 10), 3)
  return dress(
    random,
    palette,
    (x, y, mark) => {
      let tone = 0.1
      for (const { shape, level, strength, rim } of layers) {
        const value = shape(x, y) - level
        if (value > -rim) tone += strength * (0.5 * smooth(-rim, rim, value) + Math.exp(-Math.abs(value) / rim))
      }
      if (running > 0) tone += running * clamp(runs(x, y) * 1.5 + start(x, 0.3 * y))
      mark.tone = tone
      mark.height = coarse(x, y)
    },
    { isUpright: random.isChosen(0.6) },
  )
}
