import { noiseFields } from '../../../../../demo/surfaces/drawing/noise.ts'
import { type Ground } from '../../kind.ts'
import { dress } from '../../primitives/dress.ts'

/** Growth rings, turned or layered matter: warped, stretched rings round distant centres. */
export const rings: Ground = (random, palette) => {
  const wavelength = random.magnitude(4, 40)
  const field = noiseFields(random.seed(), 1)
  const warp = field(1, random.magnitude(40, 200), 3)
  const strength = random.between(2, 25)
  const beat = field(2, 200, 2)
  const squeeze = random.between(1, 6)
  const [middleX, middleY] = [random.between(-150, 400), random.between(-150, 400)]
  const skew = random.between(-0.3, 0.49)
  return dress(random, palette, (x, y, mark) => {
    const away = Math.hypot((x - middleX) / squeeze, y - middleY) + strength * warp(x, y)
    const turns = away / wavelength + 2 * beat(away * 0.2, 0)
    const part = turns - Math.floor(turns)
    // A ring rises slowly and falls fast, like a year's growth.
    const peak = 0.5 + skew
    mark.tone = part < peak ? part / peak : (1 - part) / (1 - peak)
    mark.height = mark.tone
  })
}
