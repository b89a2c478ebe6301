import { noiseFields } from '../../../../../demo/surfaces/drawing/noise.ts'
import { type Ground } from '../../kind.ts'
import { quieten } from '../../primitives/quiet.ts'
import { neighbourFinder, noNeighbours } from '../../primitives/worley.ts'

/** The fine grain of leather and leatherette: domes of a few pixels between creases, drawn out along folds. */
export const leatherGrain: Ground = (random, palette) => {
  const pitch = random.magnitude(4.5, 13)
  const grain = neighbourFinder(random.seed(), 'round')
  const found = noNeighbours()
  const field = noiseFields(random.seed(), 1)
  const [across, down] = [field(1, pitch * random.magnitude(2, 8), 2), field(2, pitch * random.magnitude(2, 8), 2)]
  const warp = random.between(0.1, 1.2)
  const long = random.magnitude(1, 2.2)
  const crease = random.between(0.25, 0.8)
  const dome = random.between(0.3, 1.5)
  const folds = field(3, random.magnitude(30, 120), 3, random.magnitude(1, 4))
  const folding = random.between(0, 1)
  const patina = random.between(0, 0.7)
  return quieten(
    random,
    palette,
    (x, y, mark) => {
      grain(x / (pitch * long) + warp * across(x, y), y / pitch + warp * down(x, y), found)
      const furrow = Math.max(0, 1 - (found.second - found.first) / crease)
      const fold = folds(x, y)
      mark.tone =
        0.6 - 1.6 * furrow * furrow + 0.8 * dome * (0.4 - found.first) + patina * fold + 0.5 * (found.part - 0.5)
      mark.height = pitch * (0.35 * dome * (1 - found.first) - 0.3 * furrow) + folding * 3 * fold
    },
    { contrast: [0.015, 0.07], relief: [0.08, 0.6], gloss: [0.05, 0.6] },
  )
}
