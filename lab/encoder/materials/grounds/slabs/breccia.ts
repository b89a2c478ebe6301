import { hash, spread } from '../../../../../demo/surfaces/drawing/chance.ts'
import { noiseFields } from '../../../../../demo/surfaces/drawing/noise.ts'
import { smooth } from '../../../../../demo/surfaces/drawing/ramp.ts'
import { aVoronoiCell, voronoiFinder } from '../../../../../demo/surfaces/drawing/voronoi.ts'
import { type Ground } from '../../kind.ts'
import { dress } from '../../primitives/dress.ts'

/** Breccia and ceppo: broken stone of several sizes, torn apart and cemented by a matrix of its own crumbs. */
export const breccia: Ground = (random, palette) => {
  const pitch = random.magnitude(16, 90)
  const ratio = random.magnitude(1.8, 4)
  const find = voronoiFinder(random.seed(), 1)
  const findSmall = voronoiFinder(random.seed(), 1)
  const [cell, small] = [aVoronoiCell(), aVoronoiCell()]
  const field = noiseFields(random.seed(), 1)
  const [warp, cloud] = [field(1, pitch * 0.8, 4, 1, 0.6), field(2, pitch * random.between(0.3, 1), 4)]
  const raggedness = random.between(0.05, 0.45)
  const crushed = random.between(0.1, 0.7)
  const gap = random.between(0.02, 0.2)
  const clouding = random.between(0.05, 0.4)
  const isPieced = random.isChosen(0.6)
  const seed = random.seed()
  return dress(random, palette, (x, y, mark) => {
    const shift = raggedness * warp(x, y)
    find(x / pitch + shift, y / pitch - shift, cell)
    let { id, border } = cell
    let size = pitch
    if ((hash(id, 1, 1) >>> 8) % 1000 < crushed * 1000) {
      findSmall((x / pitch + shift) * ratio, (y / pitch - shift) * ratio, small)
      ;({ id, border } = small)
      size /= ratio
    }
    const own = gap * (1 + 0.8 * spread(seed, id))
    const cover = smooth(own - 1 / size, own + 1 / size, border)
    const vague = clouding * cloud(x, y)
    if (isPieced && cover > 0.5) mark.part = (hash(id, 5, 7) >>> 20) / 4096
    mark.tone = (0.65 + 0.35 * spread(seed, id, 1)) * cover + vague
    mark.height = cover + 0.3 * vague
  })
}
