import { noiseFields } from '../../../../../demo/surfaces/drawing/noise.ts'
import { aVoronoiCell, voronoiFinder } from '../../../../../demo/surfaces/drawing/voronoi.ts'
import { type Ground } from '../../kind.ts'
import { dress } from '../../primitives/dress.ts'

/** The veins of a leaf or wing: a rib, side veins at an angle, and a net between them. */
export const nerves: Ground = (random, palette) => {
  const pitch = random.magnitude(12, 70)
  const rows = pitch * random.between(4, 10)
  const lean = random.between(0.4, 1.4)
  const field = noiseFields(random.seed(), 1)
  const bend = field(1, pitch * 3, 2)
  const find = voronoiFinder(random.seed(), 1)
  const cell = aVoronoiCell()
  const mesh = pitch / random.between(1.5, 6)
  const netting = random.between(0, 0.8)
  const width = pitch * random.between(0.03, 0.1)
  const bulge = random.between(0, 1)
  return dress(random, palette, (x, y, mark) => {
    const dx = x + 0.25 * pitch * bend(x, y)
    const aside = Math.abs(dx - rows * Math.round(dx / rows))
    const along = y + lean * aside + 0.002 * aside * aside
    const side = Math.abs(along / pitch - Math.round(along / pitch)) * pitch
    find(dx / mesh, y / mesh, cell)
    const rib = Math.exp(-aside / (1.6 * width))
    const nerve = Math.exp(-side / width)
    const net = netting * Math.exp((-cell.border * mesh) / (0.6 * width))
    mark.tone = Math.max(rib, nerve, net)
    mark.height = -2 * mark.tone * width + bulge * side * 0.3
  })
}
