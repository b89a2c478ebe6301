import { chance } from '../../surfaces/drawing/chance.ts'
import { type Place } from '../light/ray.ts'
import { ball, leaf, rod, union, vessel } from '../shapes.ts'
import { type Part, around, between, block, part } from '../solids.ts'

/** A vase of a random shape, `height` mm high. */
function vase(seed: number, height: number): Part[] {
  const at = { x: 0, y: 0, z: 0 }
  const belly = 0.28 + 0.34 * chance(seed, 2)
  const wide = height * (0.16 + 0.16 * chance(seed, 3))
  const neck = height * (0.08 + 0.06 * chance(seed, 4))
  const profile = (t: number) =>
    neck + wide * Math.exp(-(((t - belly) / 0.33) ** 2)) + height * 0.05 * Math.max(0, t - 0.86) * 4
  const reach = 2 * (neck + wide) + 40
  return [part('clay', around(at, { width: reach, height, depth: reach }), vessel(at, height, { wall: 9, profile }))]
}

/** A shallow bowl of `radius` mm. */
export function bowl(radius: number): Part[] {
  const at = { x: 0, y: 0, z: 0 }
  const height = radius * 0.5
  const profile = (t: number) => radius * (0.32 + 0.68 * Math.sqrt(t))
  const shape = vessel(at, height, { wall: 9, profile })
  return [part('chalk', around(at, { width: 2 * radius, height, depth: 2 * radius }, 2), shape)]
}

/** A few pears or lemons in a bowl of `radius` mm. */
export function fruit(radius: number): Part[] {
  return [0, 1, 2, 3].map((index) => {
    const turn = index * 1.7
    const at = { x: Math.cos(turn) * radius * 0.38, y: radius * 0.34, z: Math.sin(turn) * radius * 0.38 }
    const skin = { x: at.x, y: at.y - 38, z: at.z }
    return part('fruit', around(skin, { width: 80, height: 80, depth: 80 }), ball(at, 37))
  })
}

/** Bare twigs in a vase of `height` mm. */
function twigs(seed: number, height: number): Part[] {
  return [0, 1, 2, 3, 4].map((index) => {
    const lean = (chance(seed, 10 + index) - 0.5) * 460
    const deep = (chance(seed, 20 + index) - 0.5) * 200
    const rise = 340 + 320 * chance(seed, 30 + index)
    const foot = { x: 0, y: height * 0.7, z: 0 }
    const mid = { x: lean * 0.35, y: height + rise * 0.5, z: deep * 0.4 }
    const tip = { x: lean, y: height + rise, z: deep }
    const side = { x: mid.x + lean * 0.3 + 80 * (index % 2 ? 1 : -1), y: mid.y + rise * 0.34, z: mid.z }
    const parts = union([rod(foot, mid, 4, 3.4), rod(mid, tip, 3.4, 1.8), rod(mid, side, 2.8, 1.6)])
    const bounds = between({ ...foot, x: Math.min(0, tip.x, side.x) }, { ...tip, x: Math.max(0, tip.x, side.x) }, 60)
    return part('bark', bounds, parts)
  })
}

/** Leafy branches in a vase of `height` mm. */
function branches(seed: number, height: number, size: number): Part[] {
  return [0, 1, 2].flatMap((index) => {
    const turn = index * 2.2 + 3 * chance(seed, 40 + index)
    const reach = (210 + 160 * chance(seed, 50 + index)) * size
    const rise = (420 + 260 * chance(seed, 60 + index)) * size
    const foot = { x: 0, y: height * 0.7, z: 0 }
    const along = (t: number): Place => ({
      x: Math.cos(turn) * reach * t * t,
      y: foot.y + rise * (1.5 * t - 0.5 * t * t),
      z: Math.sin(turn) * reach * t * t * 0.7,
    })
    const stem = part(
      'bark',
      between(foot, along(1), 120),
      union([rod(foot, along(0.55), 4), rod(along(0.55), along(1), 3, 2)]),
    )
    const leaves = Array.from({ length: 11 }, (_, step) =>
      sprig(along(0.28 + step * 0.065), seed + index * 31 + step, size),
    )
    return [stem, ...leaves]
  })
}

/** One leaf on a stem. */
function sprig(at: Place, seed: number, size: number): Part {
  const turn = seed * 2.4 + chance(seed, 1)
  const rise = 0.1 + 0.75 * chance(seed, 2)
  const flat = Math.sqrt(1 - rise * rise)
  const lean = { x: Math.cos(turn) * flat, y: rise, z: Math.sin(turn) * flat }
  const length = (105 + 60 * chance(seed, 3)) * size
  const tip = { x: at.x + lean.x * length, y: at.y + lean.y * length, z: at.z + lean.z * length }
  return part('leaf', between(at, tip, length * 0.28), leaf(at, lean, { length, width: length * 0.46 }))
}

/** A small tree in a pot, `height` mm high. */
export function tree(seed: number, height: number): Part[] {
  const crown = height * 0.42
  const stem = union([
    rod({ x: 0, y: 200, z: 0 }, { x: 40, y: crown, z: 10 }, 16, 11),
    rod({ x: 40, y: crown, z: 10 }, { x: -10, y: height * 0.8, z: 0 }, 11, 6),
  ])
  const leaves = Array.from({ length: 80 }, (_, index) => {
    const t = (index + 0.5) / 80
    const turn = index * 2.39996
    const reach = height * 0.21 * Math.sin(Math.PI * (0.16 + 0.8 * t)) * (0.4 + 0.6 * chance(seed, index))
    const at = { x: Math.cos(turn) * reach, y: crown * 0.9 + (height - crown) * t * 0.94, z: Math.sin(turn) * reach }
    return sprig(at, seed + index * 7, height / 1250)
  })
  const limbs = Array.from({ length: 7 }, (_, index) => {
    const turn = index * 2.39996 + 0.4
    const from = { x: 20, y: crown + (height * 0.36 * index) / 7, z: 4 }
    const to = { x: Math.cos(turn) * height * 0.17, y: from.y + height * 0.2, z: Math.sin(turn) * height * 0.17 }
    return part('bark', between(from, to, 12), rod(from, to, 6, 3))
  })
  return [
    ...pot(300),
    part('bark', { x0: -60, x1: 70, y0: 180, y1: height * 0.82, z0: -30, z1: 40 }, stem),
    ...limbs,
    ...leaves,
  ]
}

/** A plain pot with soil. */
function pot(height: number): Part[] {
  const at = { x: 0, y: 0, z: 0 }
  const profile = (t: number) => height * (0.44 + 0.14 * t)
  const shape = vessel(at, height, { wall: 14, profile })
  const earth = { x: 0, y: height * 0.8, z: 0 }
  return [
    part('clay', around(at, { width: height * 1.2, height, depth: height * 1.2 }), shape),
    part('bark', around(earth, { width: height, height: 10, depth: height }), (x, y, z) =>
      Math.max(Math.abs(y - earth.y) - 6, Math.sqrt(x * x + z * z) - height * 0.53),
    ),
  ]
}

/** A stack of books. */
export function books(): Part[] {
  const lower = { x: 0, y: 0, z: 0 }
  const upper = { x: -18, y: 34, z: 6 }
  return [
    block('throw', lower, { width: 290, height: 34, depth: 210 }, 3),
    block('paper', upper, { width: 240, height: 26, depth: 190 }, 3),
  ]
}

/** A framed picture that hangs on the wall or leans against it; its origin is the middle of its lower edge. */
export function picture(width: number, height: number): Part[] {
  const frame = { x: 0, y: 0, z: 14 }
  const sheet = { x: 0, y: 14, z: 17 }
  return [
    block('wood', frame, { width, height, depth: 28 }, 3),
    block('art', sheet, { width: width - 28, height: height - 28, depth: 28 }, 1),
  ]
}

/** A vase with twigs or branches. */
export function filled(seed: number, height: number, kind: 'twigs' | 'branches' | 'none' = 'none', size = 1): Part[] {
  const inside = kind === 'twigs' ? twigs(seed, height) : kind === 'branches' ? branches(seed, height, size) : []
  return [...vase(seed, height), ...inside]
}
