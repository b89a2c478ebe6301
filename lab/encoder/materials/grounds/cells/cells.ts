import { noiseFields } from '../../../../../demo/surfaces/drawing/noise.ts'
import { type Ground } from '../../kind.ts'
import { dress } from '../../primitives/dress.ts'
import { type Neighbours, neighbourFinder, noNeighbours } from '../../primitives/worley.ts'

const COMBINATIONS: ((found: Neighbours) => number)[] = [
  ({ first }) => first,
  ({ first }) => 1 - first * first,
  ({ second }) => second - 0.4,
  ({ first, second }) => second - first,
  ({ first, second }) => 1 - 2 * (second - first),
  ({ first, second }) => first / second,
  ({ first, second }) => first * second,
]

/** Cellular noise of one or two sizes, by one of three metrics: hammered, dented, scaly, crystalline. */
export const cells: Ground = (random, palette) => {
  const pitch = random.magnitude(6, 60)
  const finer = random.isChosen(0.5) ? random.between(0.2, 0.7) : 0
  const find = neighbourFinder(random.seed(), random.pick(['round', 'diamond', 'square'] as const))
  const findFine = neighbourFinder(random.seed(), 'round')
  const combine = random.pick(COMBINATIONS)
  const field = noiseFields(random.seed(), 1)(1, pitch, 2)
  const warp = random.isChosen(0.5) ? random.between(0.05, 0.4) : 0
  const found = noNeighbours()
  const isPieced = random.isChosen(0.25)
  const sign = random.pick([-1, 1])
  return dress(random, palette, (x, y, mark) => {
    const shift = warp === 0 ? 0 : warp * field(x, y)
    find(x / pitch + shift, y / pitch - shift, found)
    let value = combine(found)
    if (isPieced) mark.part = found.part
    if (finer > 0) {
      findFine((x / pitch) * 3.1, (y / pitch) * 3.1, found)
      value = (value + finer * combine(found)) / (1 + finer)
    }
    mark.tone = value
    mark.height = sign * value
  })
}
