import { noiseFields } from '../../../../../demo/surfaces/drawing/noise.ts'
import { type Ground } from '../../kind.ts'
import { dress } from '../../primitives/dress.ts'
import { neighbourFinder, noNeighbours } from '../../primitives/worley.ts'

/** Bark or dried paint: elongated rough plates in layers, with deep furrows between them. */
export const plates: Ground = (random, palette) => {
  const pitch = random.magnitude(10, 55)
  const long = random.between(1.5, 5)
  const find = neighbourFinder(random.seed(), 'round')
  const field = noiseFields(random.seed(), 1)
  const [warp, fine] = [field(1, pitch * 1.5, 3), field(2, pitch * 0.4, 4, random.between(1, 4))]
  const steps = random.isChosen(0.5) ? 0 : random.between(2, 7)
  const roughness = random.between(0.1, 0.6)
  const found = noNeighbours()
  return dress(
    random,
    palette,
    (x, y, mark) => {
      const shift = 0.35 * warp(x, y)
      find(x / (pitch * long) + shift * 0.4, y / pitch + shift, found)
      const border = Math.min(1, (found.second - found.first) * 2.2)
      const rough = fine(x, y)
      const layer = steps === 0 ? 0 : Math.floor((border + 0.3 * rough) * steps) / steps
      mark.height = border ** 0.6 + roughness * 0.5 * rough + 0.5 * layer
      mark.tone = 1 - border + roughness * rough + 0.3 * (found.part - 0.5)
    },
    { flat: 0.05, steepest: 1 },
  )
}
