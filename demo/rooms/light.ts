import { type Scene } from './settings.ts'
import { type Place, findNearest } from './solids.ts'

/** Points that stand for one tall window in the left wall, mm. */
const WINDOW = [0, 1, 2, 3, 4, 5].map((index) => ({
  x: -3300,
  y: 900 + 750 * (index % 3),
  z: 1300 + 1000 * Math.floor(index / 3),
}))
const WINDOW_MIDDLE = { x: -3300, y: 1750, z: 1800 }

/** A place on a plane or solid, with the direction it faces. */
export type Facing = Place & { nx: number; ny: number; nz: number }

/** Light of the window on a facing point, plus the light the room gives back. About 0.5 .. 1.2. */
export function windowLight({ x, y, z, nx, ny, nz }: Facing): number {
  let sum = 0
  for (const from of WINDOW) {
    const dx = from.x - x
    const dy = from.y - y
    const dz = from.z - z
    const d2 = dx * dx + dy * dy + dz * dz + 900_000
    const distance = Math.sqrt(d2)
    const facing = (dx * nx + dy * ny + dz * nz) / distance
    // The window faces right: its own slant counts too.
    if (facing > 0) sum += (facing * (0.4 - (0.6 * dx) / distance)) / d2
  }
  return 0.56 + (sum * 12.5e6) / WINDOW.length / 2
}

/** Corners hold less light: 1 in the open .. 0.62 where wall and floor meet. */
export function cornerLight(distance: number): number {
  return 1 - 0.22 * Math.exp(-distance / 260) - 0.16 * Math.exp(-distance / 45)
}

/** Part of the light that reaches a point past the furniture: its soft shadow and the contact shadow beneath, 0..1. */
export function shadowOf({ casters, bound }: Scene, point: Facing): number {
  const reach = 1400
  const { x, y, z, nx, ny, nz } = point
  if (x < bound.x0 - 250 || x > bound.x1 + reach || z < bound.z0 - reach || z > bound.z1 + reach) return 1
  if (y > bound.y1 + 300) return 1
  const toX = WINDOW_MIDDLE.x - x
  const toY = WINDOW_MIDDLE.y - y
  const toZ = WINDOW_MIDDLE.z - z
  const length = Math.sqrt(toX * toX + toY * toY + toZ * toZ)
  const at = { x: 0, y: 0, z: 0 }
  const found = { distance: 0 }
  let open = 1
  let t = 10
  for (let step = 0; step < 48 && t < 1300 && open > 0; step++) {
    at.x = x + nx * 6 + (toX / length) * t
    at.y = y + ny * 6 + (toY / length) * t
    at.z = z + nz * 6 + (toZ / length) * t
    findNearest(casters, at, found)
    // A window some 1.5 m wide at 4 m: shadows soften quickly with distance, and far ones dissolve in the room's own light.
    open = Math.min(open, 0.5 + (2.9 * found.distance) / (t + 60) + (t / 1500) ** 2)
    t += Math.max(10 + t * 0.02, found.distance * 0.5)
  }
  let held = 0
  for (const probe of [20, 60, 140]) {
    at.x = x + nx * probe
    at.y = y + ny * probe
    at.z = z + nz * probe
    findNearest(casters, at, found)
    held += Math.max(0, 1 - found.distance / probe) / 3
  }
  const lit = Math.max(0, open)
  return (0.52 + 0.48 * lit * lit * (3 - 2 * lit)) * (1 - 0.55 * held)
}
