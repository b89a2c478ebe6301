import { noiseFields } from '../../../../../demo/surfaces/drawing/noise.ts'
import { type Ground } from '../../kind.ts'
import { dress } from '../../primitives/dress.ts'

/** Water, dunes, wet sand: crossing wave trains, round or with sharp crests. */
export const ripples: Ground = (random, palette) => {
  const wavelength = random.magnitude(7, 70)
  const spread = random.isChosen(0.3) ? 3.14 : random.between(0.05, 0.6)
  const isCircular = random.isChosen(0.3)
  const waves = Array.from({ length: 1 + random.below(6) }, () => {
    const angle = spread * (2 * random.next() - 1)
    const number = 6.283 / (wavelength * random.between(0.6, 1.6))
    return {
      kx: number * Math.sin(angle),
      ky: number * Math.cos(angle),
      number,
      phase: random.between(0, 6.28),
      x: random.between(-60, 320),
      y: random.between(-60, 320),
    }
  })
  const field = noiseFields(random.seed(), 1)(1, wavelength * 2.5, 3)
  const unrest = random.magnitude(0.1, 3)
  const crest = random.magnitude(0.6, 3)
  return dress(
    random,
    palette,
    (x, y, mark) => {
      let total = 0
      const shift = unrest * field(x, y)
      for (const wave of waves) {
        const run = isCircular ? wave.number * Math.hypot(x - wave.x, y - wave.y) : wave.kx * x + wave.ky * y
        total += (0.5 + 0.5 * Math.sin(run + wave.phase + shift)) ** crest
      }
      mark.tone = total / waves.length
      mark.height = total
    },
    { flat: 0.1 },
  )
}
