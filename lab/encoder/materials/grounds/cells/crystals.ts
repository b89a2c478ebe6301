import { aVoronoiCell, voronoiFinder } from '../../../../../demo/surfaces/drawing/voronoi.ts'
import { type Ground } from '../../kind.ts'
import { dress } from '../../primitives/dress.ts'

/** Rock, sugar, galvanised steel: grains of two sizes that each reflect light in their own direction. */
export const crystals: Ground = (random, palette) => {
  const pitch = random.magnitude(3.5, 40)
  const find = voronoiFinder(random.seed(), random.between(0.6, 1))
  const fine = voronoiFinder(random.seed(), 1)
  const ratio = random.between(1.8, 4)
  const share = random.isChosen(0.5) ? 0 : random.between(0.2, 0.7)
  const tilt = random.between(0, 1)
  const squeeze = random.between(1, 2.5)
  const [cell, small] = [aVoronoiCell(), aVoronoiCell()]
  const isPieced = random.isChosen(0.7)
  return dress(random, palette, (x, y, mark) => {
    find(x / pitch, (y * squeeze) / pitch, cell)
    const crushed = (cell.id & 0xff) / 256 < share
    if (crushed) fine((x / pitch) * ratio, ((y * squeeze) / pitch) * ratio, small)
    const { id, x: u, y: v, border } = crushed ? small : cell
    const part = ((id >>> 8) & 0xfff) / 4096
    const angle = part * 77
    const slope = u * Math.cos(angle) + v * Math.sin(angle)
    if (isPieced) mark.part = part
    mark.tone = isPieced ? 0.5 + slope * tilt : part * 0.8 + slope * tilt
    mark.height = (slope + Math.min(0.15, border)) * (crushed ? 1 / ratio : 1)
  })
}
