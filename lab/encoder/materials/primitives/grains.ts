import { chance } from '../../../../demo/surfaces/drawing/chance.ts'
import { aVoronoiCell, voronoiFinder } from '../../../../demo/surfaces/drawing/voronoi.ts'
import { type Random } from '../random.ts'

/**
 * The grain at a place: its number, three random numbers 0..1, the distance from its middle and how far
 * inside the border the place is, in pitches.
 */
export interface Grain {
  id: number
  first: number
  second: number
  third: number
  middle: number
  inside: number
}

/** Grains side by side, `pitch` pixels wide and `squeeze` times as long. */
export function grainFinder(random: Random, { pitch, squeeze = 1 }: { pitch: number; squeeze?: number }) {
  const find = voronoiFinder(random.seed(), random.between(0.75, 1))
  const seed = random.seed()
  const cell = aVoronoiCell()
  const grain: Grain = { id: 0, first: 0, second: 0, third: 0, middle: 0, inside: 0 }
  return (x: number, y: number): Grain => {
    find(x / (pitch * squeeze), y / pitch, cell)
    if (grain.id !== cell.id) {
      grain.id = cell.id
      grain.first = chance(seed, cell.id, 1)
      grain.second = chance(seed, cell.id, 2)
      grain.third = chance(seed, cell.id, 3)
    }
    grain.middle = cell.middle
    grain.inside = cell.border
    return grain
  }
}
