import { spread } from '../../../../../demo/surfaces/drawing/chance.ts'
import { aVoronoiCell, voronoiFinder } from '../../../../../demo/surfaces/drawing/voronoi.ts'
import { type Structure } from '../../kind.ts'
import { placed } from '../placing.ts'
import { drawYarn } from '../cloths/yarn.ts'

/**
 * Open loops of yarn in every direction, as on towels and bouclé: a ring or half ring round the middle of each cell.
 */
export const loops: Structure = (random, palette, ground) => {
  const side = random.magnitude(6, 36)
  const find = voronoiFinder(random.seed(), random.between(0.4, 1))
  const reach = random.between(0.24, 0.38)
  const half = random.between(0.1, 0.2)
  const oval = random.between(0, 0.6)
  const open = random.between(-0.4, 1)
  const share = random.between(0, 0.6)
  const thick = side * half * random.between(1, 2)
  const yarn = drawYarn(random, { ground, thick: side * half * 2 })
  const seed = random.seed()
  const cell = aVoronoiCell()
  const place = { id: 0, along: 0, across: 0, x: 0, y: 0 }
  const surface: typeof ground = (x, y, texel) => {
    find(x / side, y / side, cell)
    const angle = Math.PI * spread(seed, cell.id, 1)
    const cosine = Math.cos(angle)
    const sine = Math.sin(angle)
    const u = cell.x * cosine + cell.y * sine
    const v = (cell.y * cosine - cell.x * sine) * (1 + oval)
    const distance = Math.hypot(u, v)
    const across = (distance - reach) / half
    const round = Math.atan2(v, u)
    const body = Math.sqrt(Math.max(0, 1 - across * across))
    // One side of the loop stands up, the other dips into the ground.
    const stand = 0.5 + 0.5 * Math.cos(round) * open
    place.id = cell.id
    place.along = round * reach * side
    place.across = Math.min(1, Math.max(-1, across))
    place.x = x
    place.y = y
    // The backing cloth shows between the loops.
    const isOther = body > 0 && spread(seed, cell.id, 2) + 1 < 2 * share
    const colour = isOther ? palette.colours[1] : palette.colours[0]
    yarn(colour, place, texel)
    const top = body > 0 ? body * (0.4 + stand) : -0.3 * Math.min(1, Math.abs(across) - 1)
    texel.height += 0.65 * thick * top + 0.15 * thick * spread(seed, cell.id, 3)
    texel.l += 0.09 * (top - 0.7)
  }
  return placed(surface, random, { size: side, bend: 0.6 })
}
