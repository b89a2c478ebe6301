import { chance } from '../surfaces/chance.ts'
import { armchair, bench, books, pendant, sideboard, stool, vase } from './furniture.ts'
import { type Solid } from './solids.ts'

const CLAYS = ['#B9A48C', '#9C6A50', '#D8D0C2', '#5A645C', '#7E8F95', '#4A4540']
const CLOTHS = ['#B7AA97', '#7F8577', '#A3745C', '#6F7B86', '#D0C6B6']
const WOODS = ['#96704A', '#6B4E3A', '#B8946A', '#4A423C']

/** The things of a room and the box that holds them, mm. */
export type Scene = {
  solids: Solid[]
  /** Those that cast a shadow worth drawing. */
  casters: Solid[]
  /** Strength of the sun through the window, and how far along the left wall the window stands, mm. */
  sun: { strength: number; shift: number }
  bound: { x0: number; x1: number; y1: number; z0: number; z1: number }
}

function pick(list: string[], seed: number, part: number): string {
  return list[Math.floor(chance(seed, part) * list.length)] ?? '#888888'
}

function boundOf(solids: Solid[]): Scene['bound'] {
  const bound = { x0: Infinity, x1: -Infinity, y1: 0, z0: Infinity, z1: -Infinity }
  for (const { centre, radius } of solids) {
    bound.x0 = Math.min(bound.x0, centre.x - radius)
    bound.x1 = Math.max(bound.x1, centre.x + radius)
    bound.y1 = Math.max(bound.y1, centre.y + radius)
    bound.z0 = Math.min(bound.z0, centre.z - radius)
    bound.z1 = Math.max(bound.z1, centre.z + radius)
  }
  return bound
}

function choose(seed: number, z: number): Solid[] {
  const wood = pick(WOODS, seed, 1)
  const clay = pick(CLAYS, seed, 2)
  const toLeft = chance(seed, 3) < 0.5
  const x = (toLeft ? -1 : 1) * (480 + 260 * chance(seed, 4))
  switch (seed % 4) {
    case 0:
      return [
        ...bench({ x, y: 0, z }, wood),
        ...books({ x: x + 380, y: 434, z }, clay),
        ...vase({ x: x - 420, y: 434, z }, clay, seed),
      ]
    case 1:
      return [
        ...sideboard({ x, y: 0, z: z - 60 }, wood),
        ...vase({ x: x + 520, y: 618, z: z - 60 }, clay, seed),
        ...books({ x: x - 420, y: 618, z: z - 60 }, clay),
      ]
    case 2:
      return [
        ...stool({ x, y: 0, z: z + 120 }, wood),
        ...stool({ x: x + 540, y: 0, z: z - 40 }, wood),
        ...vase({ x: x - 520, y: 0, z: z - 20 }, clay, seed),
        ...pendant({ x: -x * 0.9, y: 0, z: z + 40 }, clay),
      ]
    default:
      return [
        ...armchair({ x, y: 0, z: z - 10 }, pick(CLOTHS, seed, 6), wood),
        ...stool({ x: x + (toLeft ? 760 : -760), y: 0, z: z + 20 }, wood),
        ...books({ x: x + (toLeft ? 760 : -760), y: 456, z: z + 20 }, clay),
      ]
  }
}

/** A room's things, chosen and placed by the seed. Sun on the surface itself is kept faint, for it is what is shown. */
export function furnish(seed: number, on: 'floor' | 'wall'): Scene {
  const solids = choose(seed, on === 'floor' ? 620 : 360)
  return {
    solids,
    casters: solids.filter(({ isFine }) => !isFine),
    sun: { strength: on === 'floor' ? 0.52 : 0.26, shift: 500 * chance(seed, 8) - 250 },
    bound: boundOf(solids),
  }
}
