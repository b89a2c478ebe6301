import { noiseFields } from '../../../../../demo/surfaces/drawing/noise.ts'
import { type Ground } from '../../kind.ts'
import { dress } from '../../primitives/dress.ts'

/** Thin broken veins of several widths where noise fields cross zero, over a cloudy ground. */
export const veins: Ground = (random, palette) => {
  const wavelength = random.magnitude(30, 220)
  const field = noiseFields(random.seed(), 1)
  const stretch = random.magnitude(1, 4)
  const levels = Array.from({ length: 1 + random.below(3) }, (_, index) => ({
    line: field(index * 3, wavelength / 1.7 ** index, 4, stretch, random.between(0.4, 0.65)),
    gate: field(index * 3 + 1, wavelength * 1.3, 2),
    width: random.magnitude(0.01, 0.12),
  }))
  const cloud = field(31, wavelength, 4)
  const cloudiness = random.between(0, 0.4)
  return dress(random, palette, (x, y, mark) => {
    let vein = 0
    for (const { line, gate, width } of levels) {
      const open = Math.max(0, 0.35 + gate(x, y))
      if (open > 0) vein = Math.max(vein, open * 1.5 * Math.exp(-Math.abs(line(x, y)) / (width * (0.3 + open))))
    }
    mark.tone = vein + cloudiness * (0.3 + cloud(x, y))
    mark.height = -vein
  })
}
