import { type Look } from '../layers/layers.ts'
import { drum, turnedSolid, vessel } from '../shapes.ts'
import { type Part, around, block, part } from '../solids.ts'

/** A low cabinet with three doors on a set-back plinth, 618 mm high. */
export function sideboard(width: number): Part[] {
  const doors = 3
  const each = (width - 16) / doors
  return [
    ...Array.from({ length: doors }, (_, index) =>
      block(
        'wood',
        { x: (index + 0.5 - doors / 2) * each, y: 96, z: 8 },
        { width: each - 8, height: 496, depth: 424 },
        3,
      ),
    ),
    block('wood', { x: 0, y: 594, z: 0 }, { width, height: 24, depth: 440 }, 4),
    block('dark', { x: 0, y: 0, z: -20 }, { width: width - 120, height: 110, depth: 340 }, 3),
  ]
}

/** A round table on a turned column. */
export function roundTable(): Part[] {
  const radius = 560
  const height = 735
  const foot = { x: 0, y: 0, z: 0 }
  const profile = (t: number) => radius * (0.13 + 0.34 * (1 - t) ** 3 + 0.1 * t ** 6)
  const top = { x: 0, y: height - 36, z: 0 }
  const body = turnedSolid(foot, height - 34, profile)
  return [
    part(
      'wood',
      around(top, { width: 2 * radius, height: 36, depth: 2 * radius }),
      drum(top, { radius, height: 36 }, 14),
    ),
    part('wood', around(foot, { width: radius, height: height - 34, depth: radius }), body),
  ]
}

/** Two low round tables: a stone drum and a smaller one of timber beside it. */
export function lowTables(): Part[] {
  const first = { x: 0, y: 0, z: 0 }
  const second = { x: 470, y: 0, z: 160 }
  return [
    part(
      'stone',
      around(first, { width: 760, height: 300, depth: 760 }),
      drum(first, { radius: 380, height: 290 }, 22),
    ),
    part(
      'wood',
      around(second, { width: 440, height: 400, depth: 440 }),
      drum(second, { radius: 215, height: 380 }, 12),
    ),
  ]
}

/** A long table with a top of `look` on two slab legs: 2200 × 920 mm, 740 mm high. */
export function longTable(look: Look): Part[] {
  return [
    block(look, { x: 0, y: 690, z: 0 }, { width: 2200, height: 50, depth: 920 }, 5),
    ...[-1, 1].map((side) => block('wood', { x: side * 720, y: 0, z: 0 }, { width: 110, height: 692, depth: 560 }, 12)),
  ]
}

/** A kitchen island with top, ends and front of `look`: 2400 × 950 mm, 910 mm high. */
export function island(look: Look): Part[] {
  return [
    block(look, { x: 0, y: 860, z: 0 }, { width: 2400, height: 50, depth: 950 }, 3),
    block(look, { x: 0, y: 90, z: 0 }, { width: 2330, height: 764, depth: 800 }, 3),
    block('dark', { x: 0, y: 0, z: 0 }, { width: 2230, height: 96, depth: 720 }, 3),
  ]
}

/** A wall of five tall cupboards, 3000 mm wide, 2300 mm high. */
export function cupboards(): Part[] {
  const width = 3000
  const count = 5
  const each = width / count
  return Array.from({ length: count }, (_, index) =>
    block(
      'trim',
      { x: (index + 0.5 - count / 2) * each, y: 70, z: 0 },
      { width: each - 11, height: 2230, depth: 560 },
      3,
    ),
  ).concat([block('dark', { x: 0, y: 0, z: -20 }, { width: width - 40, height: 80, depth: 500 }, 2)])
}

/** A shelf board on the wall. */
export function shelf(width: number, depth: number): Part[] {
  return [block('wood', { x: 0, y: 0, z: depth / 2 }, { width, height: 38, depth }, 4)]
}

/** A stone wash basin on a timber console. */
export function washstand(): Part[] {
  const bowl = { x: 0, y: 820, z: 0 }
  const profile = (t: number) => 150 + 65 * Math.sqrt(t)
  const mouth = (x: number, y: number, z: number) =>
    Math.max((Math.sqrt(x * x + z * z) - profile(Math.max(0, (y - 820) / 140)) + 16) * 0.72, 850 - y)
  const skin = turnedSolid(bowl, 140, profile)
  return [
    block('wood', { x: 0, y: 620, z: 0 }, { width: 1200, height: 200, depth: 480 }, 6),
    block('cloth', { x: -420, y: 420, z: 246 }, { width: 270, height: 410, depth: 14 }, 6),
    part('stone', around(bowl, { width: 440, height: 140, depth: 440 }), (x, y, z) =>
      Math.max(skin(x, y, z), -mouth(x, y, z)),
    ),
  ]
}

/** A round bath tub, 1240 mm across. */
export function tub(): Part[] {
  const at = { x: 0, y: 0, z: 0 }
  const profile = (t: number) => 500 + 120 * t * t
  const shape = vessel(at, 580, { wall: 34, profile })
  return [part('chalk', around(at, { width: 1240, height: 580, depth: 1240 }), shape)]
}

/** Steps that project from the wall, rising to the right. */
export function stairs(count: number): Part[] {
  return Array.from({ length: count }, (_, index) =>
    block('wood', { x: index * 270, y: 120 + index * 182, z: 460 }, { width: 310, height: 62, depth: 920 }, 6),
  )
}
