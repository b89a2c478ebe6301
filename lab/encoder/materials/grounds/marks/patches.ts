import { noiseFields } from '../../../../../demo/surfaces/drawing/noise.ts'
import { smooth } from '../../../../../demo/surfaces/drawing/ramp.ts'
import { type Ground } from '../../kind.ts'
import { dress } from '../../primitives/dress.ts'

/** Lichen, rust, peeling paint, mould: patches with ragged edges and a rim. */
export const patches: Ground = (random, palette) => {
  const wavelength = random.magnitude(15, 180)
  const field = noiseFields(random.seed(), 1)
  const shape = field(1, wavelength, 5, 1, random.between(0.4, 0.75))
  const crumb = field(2, random.magnitude(3, 12), 3, 1, 0.6)
  const level = random.between(-0.4, 0.5)
  const edge = random.magnitude(0.015, 0.3)
  const crumbling = random.between(0, 0.35)
  const rim = random.between(-0.5, 0.5)
  const thickness = random.between(-1, 1)
  return dress(random, palette, (x, y, mark) => {
    const fine = crumb(x, y)
    const value = shape(x, y) + crumbling * fine - level
    const cover = smooth(-edge, edge, value)
    const atRim = Math.exp(-((value / (edge + 0.05)) ** 2))
    mark.tone = cover * (0.8 + 0.25 * fine) + rim * atRim
    mark.height = 3 * thickness * cover + 0.7 * cover * fine + atRim * thickness
  })
}
