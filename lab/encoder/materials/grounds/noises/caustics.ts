import { noiseFields } from '../../../../../demo/surfaces/drawing/noise.ts'
import { type Ground } from '../../kind.ts'
import { dress } from '../../primitives/dress.ts'

/** Light focused by waves on the ground of a pool; cracked glaze, nets. */
export const caustics: Ground = (random, palette) => {
  const wavelength = random.magnitude(15, 90)
  const field = noiseFields(random.seed(), 1)
  const fields = [field(1, wavelength, 2), field(2, wavelength, 2), field(3, wavelength * 0.6, 1)]
  const sharpness = random.magnitude(1.5, 8)
  return dress(random, palette, (x, y, mark) => {
    const [first = 0, second = 0, third = 0] = fields.map((each) => each(x, y))
    const least = Math.min(Math.abs(first), Math.abs(second), Math.abs(third) + 0.15)
    mark.tone = (1 - Math.min(1, least * 1.6)) ** sharpness
    mark.height = first + second
  })
}
