import { noiseFields } from '../../../../../demo/surfaces/drawing/noise.ts'
import { type Ground } from '../../kind.ts'
import { dress } from '../../primitives/dress.ts'

/** Smoke, cloud, marbled paper: noise at coordinates displaced by other noise, once or twice. */
export const smoke: Ground = (random, palette) => {
  const wavelength = random.magnitude(24, 200)
  const field = noiseFields(random.seed(), 1, random.between(0.35, 0.65))
  const [across, down, last] = [field(1, wavelength, 2), field(2, wavelength, 2), field(3, wavelength, 4)]
  const warp = wavelength * random.magnitude(0.2, 1.6)
  const again = random.isChosen(0.5) ? warp * random.between(0.3, 1) : 0
  const bands = random.isChosen(0.3) ? random.between(2, 9) : 0
  return dress(random, palette, (x, y, mark) => {
    const dx = warp * across(x, y)
    const dy = warp * down(x, y)
    const value = last(x + dx + again * down(x + dx, y + dy), y + dy)
    mark.tone = bands > 0 ? 0.5 + 0.5 * Math.sin(bands * value * 3) : 0.5 + 0.55 * value
    mark.height = value
  })
}
