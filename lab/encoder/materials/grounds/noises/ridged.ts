import { noiseFields } from '../../../../../demo/surfaces/drawing/noise.ts'
import { type Ground } from '../../kind.ts'
import { dress } from '../../primitives/dress.ts'

/** Sharp crests or sharp valleys in several octaves: ridges, crumbled earth, frost, veined leather. */
export const ridged: Ground = (random, palette) => {
  const wavelength = random.magnitude(12, 150)
  const octaves = 2 + random.below(3)
  const field = noiseFields(random.seed(), 1)
  const stretch = random.isChosen(0.6) ? 1 : random.between(1.5, 5)
  const fields = Array.from({ length: octaves }, (_, index) => field(index, wavelength / 2.1 ** index, 1, stretch))
  const gain = random.between(0.35, 0.8)
  const sharpness = random.magnitude(0.6, 3)
  const sign = random.pick([-1, 1])
  return dress(random, palette, (x, y, mark) => {
    let total = 0
    let weight = 1
    for (const each of fields) {
      const crest = Math.max(0, 1 - 1.4 * Math.abs(each(x, y))) ** sharpness
      total += weight * crest
      // An octave counts more where the one before it is high (Musgrave's hybrid multifractal).
      weight *= gain * (0.4 + crest)
    }
    mark.tone = total * 0.6
    mark.height = sign * total
  })
}
