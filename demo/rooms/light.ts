import { type Solid } from './solids.ts'

/** Points that stand for one tall window in the left wall, mm. */
const WINDOW = [0, 1, 2, 3, 4, 5].map((index) => ({
  x: -2900,
  y: 900 + 750 * (index % 3),
  z: 1100 + 900 * Math.floor(index / 3),
}))

export type Point = { x: number; y: number; z: number; nx: number; ny: number; nz: number }

/** Light of the window on a facing point, plus the light the room gives back. About 0.3 .. 1.1. */
export function windowLight({ x, y, z, nx, ny, nz }: Point): number {
  let sum = 0
  for (const from of WINDOW) {
    const dx = from.x - x
    const dy = from.y - y
    const dz = from.z - z
    const d2 = dx * dx + dy * dy + dz * dz + 600_000
    const facing = (dx * nx + dy * ny + dz * nz) / Math.sqrt(d2)
    // The window faces right: its own slant counts too.
    if (facing > 0) sum += (facing * (0.35 + 0.65 * Math.max(0, -dx / Math.sqrt(d2)))) / d2
  }
  return 0.44 + (sum * 9.5e6) / WINDOW.length / 2
}

/** Corners hold less light: 1 in the open .. 0.6 where wall and floor meet. */
export function cornerLight(distance: number): number {
  return 1 - 0.22 * Math.exp(-distance / 260) - 0.16 * Math.exp(-distance / 45)
}

export type Scene = { solids: Solid[]; bound: { x0: number; x1: number; y1: number; z0: number; z1: number } }

export function nearestSolid(
  solids: Solid[],
  x: number,
  y: number,
  z: number,
): { distance: number; solid: Solid | undefined } {
  let distance = Infinity
  let solid: Solid | undefined
  for (const candidate of solids) {
    const d = candidate.distance(x, y, z)
    if (d >= distance) continue
    distance = d
    solid = candidate
  }
  return { distance, solid }
}

/** Part of the window's light that reaches a point past the furniture, and the contact shadow beneath it, 0..1. */
export function shadowOf({ solids, bound }: Scene, { x, y, z, nx, ny, nz }: Point): number {
  const reach = 1500
  if (x < bound.x0 - 250 || x > bound.x1 + reach || z < bound.z0 - reach || z > bound.z1 + reach || y > bound.y1 + 300)
    return 1
  const length = Math.hypot(-2900 - x, 1900 - y, 1500 - z)
  const lx = (-2900 - x) / length
  const ly = (1900 - y) / length
  const lz = (1500 - z) / length
  let open = 1
  let t = 12
  for (let step = 0; step < 26 && t < 2400; step++) {
    const { distance } = nearestSolid(solids, x + nx * 6 + lx * t, y + ny * 6 + ly * t, z + nz * 6 + lz * t)
    // A window some 1.5 m wide at 4 m: shadows soften quickly with distance.
    open = Math.min(open, 0.5 + (3.2 * distance) / (t + 40))
    if (open <= 0) break
    t += Math.max(14, distance * 0.9)
  }
  let held = 0
  for (const probe of [20, 60, 140]) {
    const { distance } = nearestSolid(solids, x + nx * probe, y + ny * probe, z + nz * probe)
    held += Math.max(0, 1 - distance / probe) / 3
  }
  const lit = Math.max(0, open)
  return (0.5 + 0.5 * lit * lit * (3 - 2 * lit)) * (1 - 0.55 * held)
}
