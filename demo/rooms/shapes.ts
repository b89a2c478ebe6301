import { clamp } from '../surfaces/drawing/ramp.ts'
import { type Place } from './light/ray.ts'

/** Signed distance in mm to a skin, negative inside; it may fall short of the true distance, but hardly exceed it. */
export type Shape = (x: number, y: number, z: number) => number

/** mm */
export type BoxSize = { width: number; height: number; depth: number }

/** A box with rounded edges; `at` is the middle of its underside. */
export function box(at: Place, { width, height, depth }: BoxSize, round: number): Shape {
  const hx = width / 2 - round
  const hy = height / 2 - round
  const hz = depth / 2 - round
  const cy = at.y + height / 2
  return (x, y, z) => {
    const dx = Math.abs(x - at.x) - hx
    const dy = Math.abs(y - cy) - hy
    const dz = Math.abs(z - at.z) - hz
    if (dx <= 0 && dy <= 0 && dz <= 0) return Math.max(dx, dy, dz) - round
    const ox = Math.max(dx, 0)
    const oy = Math.max(dy, 0)
    const oz = Math.max(dz, 0)
    return Math.sqrt(ox * ox + oy * oy + oz * oz) - round
  }
}

/** A cushion: a box whose faces bulge by `crown` mm towards their middles. */
export function cushion(at: Place, size: BoxSize, { round, crown }: { round: number; crown: number }): Shape {
  const inner = box(at, size, round)
  const cy = at.y + size.height / 2
  const [px, py, pz] = [2 / size.width, 2 / size.height, 2 / size.depth]
  return (x, y, z) => {
    const distance = inner(x, y, z)
    if (distance > crown * 2 + 20) return distance - crown
    const u = Math.min(1, ((x - at.x) * px) ** 2)
    const v = Math.min(1, ((y - cy) * py) ** 2)
    const w = Math.min(1, ((z - at.z) * pz) ** 2)
    return (distance - crown * Math.sqrt((1 - u * v) * (1 - v * w) * (1 - w * u)) * (1 - u * v * w)) * 0.85
  }
}

/** A solid of revolution: `profile` gives the radius for a height 0..1 above `at`. */
export function turnedSolid(at: Place, height: number, profile: (t: number) => number): Shape {
  return (x, y, z) => {
    const t = (y - at.y) / height
    const radial = Math.sqrt((x - at.x) ** 2 + (z - at.z) ** 2)
    const side = (radial - profile(clamp(t))) * 0.72
    return Math.max(side, at.y - y, y - at.y - height)
  }
}

/** A vessel of revolution `wall` mm thick, open at the top. */
export function vessel(
  at: Place,
  height: number,
  { wall, profile }: { wall: number; profile: (t: number) => number },
): Shape {
  const outer = turnedSolid(at, height, profile)
  const floor = at.y + wall
  const inner: Shape = (x, y, z) => {
    const t = clamp((y - at.y) / height)
    const radial = Math.sqrt((x - at.x) ** 2 + (z - at.z) ** 2)
    return Math.max((radial - profile(t) + wall) * 0.72, floor - y)
  }
  return (x, y, z) => Math.max(outer(x, y, z), -inner(x, y, z))
}

/** A rod between two points, tapering from one radius to another. */
export function rod(from: Place, to: Place, radius: number, end = radius): Shape {
  const bx = to.x - from.x
  const by = to.y - from.y
  const bz = to.z - from.z
  const perLength = 1 / (bx * bx + by * by + bz * bz)
  return (x, y, z) => {
    const px = x - from.x
    const py = y - from.y
    const pz = z - from.z
    const t = clamp((px * bx + py * by + pz * bz) * perLength)
    const dx = px - bx * t
    const dy = py - by * t
    const dz = pz - bz * t
    return Math.sqrt(dx * dx + dy * dy + dz * dz) - radius - (end - radius) * t
  }
}

/** An upright disc or drum with a rounded rim; `at` is the middle of its underside. */
export function drum(at: Place, { radius, height }: { radius: number; height: number }, round: number): Shape {
  const cy = at.y + height / 2
  return (x, y, z) => {
    const dr = Math.sqrt((x - at.x) ** 2 + (z - at.z) ** 2) - radius + round
    const dy = Math.abs(y - cy) - height / 2 + round
    return Math.min(0, Math.max(dr, dy)) + Math.sqrt(Math.max(dr, 0) ** 2 + Math.max(dy, 0) ** 2) - round
  }
}

/** A ball round `at`. */
export function ball(at: Place, radius: number): Shape {
  return (x, y, z) => Math.sqrt((x - at.x) ** 2 + (y - at.y) ** 2 + (z - at.z) ** 2) - radius
}

/** A leaf `length` mm long from `at` in the unit direction `lean`, slightly bent down at its tip. */
export function leaf(at: Place, lean: Place, { length, width }: { length: number; width: number }): Shape {
  // `across` is horizontal and at a right angle to the leaf; the face is perpendicular to both.
  const flat = Math.sqrt(lean.x * lean.x + lean.z * lean.z) || 1
  const ax = lean.z / flat
  const az = -lean.x / flat
  const fx = lean.y * az
  const fy = lean.z * ax - lean.x * az
  const fz = -lean.y * ax
  return (x, y, z) => {
    const px = x - at.x
    const py = y - at.y
    const pz = z - at.z
    const t = (px * lean.x + py * lean.y + pz * lean.z) / length
    const across = px * ax + pz * az
    const face = px * fx + py * fy + pz * fz + 0.22 * length * t * t - (across * across) / width / 2
    const half = width * 0.5 * Math.sqrt(Math.max(0, 4 * t * (1 - t)))
    const over = t < 0 ? -t * length : t > 1 ? (t - 1) * length : 0
    const out = Math.max(0, Math.abs(across) - half)
    return (Math.sqrt(out * out + face * face + over * over) - 1.2) * 0.7
  }
}

/** The union of all shapes. */
export function union(parts: Shape[]): Shape {
  return (x, y, z) => {
    let nearest = Infinity
    for (const part of parts) nearest = Math.min(nearest, part(x, y, z))
    return nearest
  }
}
