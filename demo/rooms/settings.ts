import { chance } from '../surfaces/noise.ts'
import { bench, books, pendant, sideboard, stool, vase } from './furniture.ts'
import { type Scene } from './light.ts'

const CLAYS = ['#B9A48C', '#8C5A44', '#D8D0C2', '#4D5650', '#6E7F86', '#3F3A36']
const WOODS = ['#8A6642', '#5A4232', '#B08A5E', '#3A3430']

function pick(list: string[], seed: number, part: number): string {
  return list[Math.floor(chance(seed, part) * list.length)] ?? '#888888'
}

/** The few plain things of a room, chosen and placed by the seed. */
export function furnish(seed: number, on: 'floor' | 'wall' | 'curtain'): Scene {
  const wood = pick(WOODS, seed, 1)
  const clay = pick(CLAYS, seed, 2)
  const deep = on === 'floor' ? 620 : 330
  const side = (chance(seed, 3) < 0.5 ? -1 : 1) * (420 + 260 * chance(seed, 4))
  const kind = Math.floor(chance(seed, 5) * 3)
  if (kind === 0) {
    return {
      solids: [
        ...bench(side, deep, wood),
        ...books({ x: side + 380, y: 440, z: deep }, clay),
        ...vase({ x: side - 430, y: 440, z: deep }, clay, seed),
      ],
      bound: { x0: side - 960, x1: side + 760, y1: 1700, z0: deep - 420, z1: deep + 300 },
    }
  }
  if (kind === 1) {
    return {
      solids: [
        ...sideboard(side, deep - 60, wood),
        ...vase({ x: side + 520, y: 642, z: deep - 60 }, clay, seed),
        ...books({ x: side - 420, y: 642, z: deep - 60 }, clay),
      ],
      bound: { x0: side - 900, x1: side + 960, y1: 1900, z0: deep - 360, z1: deep + 260 },
    }
  }
  const lamp = -side * 0.8
  return {
    solids: [
      ...stool(side, deep + 100, wood),
      ...stool(side + 560, deep - 40, wood),
      ...vase({ x: side - 480, y: 0, z: deep - 20 }, clay, seed),
      ...pendant(lamp, deep + 60, clay),
    ],
    bound: {
      x0: Math.min(side - 1000, lamp - 260),
      x1: Math.max(side + 800, lamp + 260),
      y1: 4100,
      z0: deep - 420,
      z1: deep + 420,
    },
  }
}
