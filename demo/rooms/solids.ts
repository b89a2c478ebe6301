import { type Bounds, type Facing, type Place, type Uv } from './light/ray.ts'
import { type Look } from './layers/layers.ts'
import { type BoxSize, type Shape, box } from './shapes.ts'

/** One piece of a thing, in the thing's own coordinates. */
export type Part = {
  shape: Shape
  bounds: Bounds
  ball: Ball
  look: Look
  /** Maps a place to the material; by default the material lies flat on the side that it faces. */
  map?: (at: Facing, out: Uv) => void
  /** Number among all skins, which the scene assigns. */
  id: number
}

/** A ball that contains bounds: whether a ray passes it is sooner known than whether it passes the bounds. */
export type Ball = Place & { radius: number }

/** A thing in a room, rotated about its vertical axis. Its bounds are in its own coordinates, its ball in the room's. */
export type Thing = Place & { cosine: number; sine: number; bounds: Bounds; ball: Ball; parts: Part[] }

/** A part with a look and its bounds. */
export function part(look: Look, bounds: Bounds, shape: Shape, map?: Part['map']): Part {
  return { shape, bounds, ball: ballAround(bounds), look, id: 0, ...(map && { map }) }
}

/** The bounds of an upright box with the middle of its underside at `at`, extended by `margin` mm. */
export function around(at: Place, { width, height, depth }: BoxSize, margin = 0): Bounds {
  return {
    x0: at.x - width / 2 - margin,
    x1: at.x + width / 2 + margin,
    y0: at.y - margin,
    y1: at.y + height + margin,
    z0: at.z - depth / 2 - margin,
    z1: at.z + depth / 2 + margin,
  }
}

/** A box as a part, with edges rounded by `round` mm; `at` is the middle of its underside. */
export function block(look: Look, at: Place, size: BoxSize, round: number): Part {
  return part(look, around(at, size), box(at, size, round))
}

/** The bounds of a rod or leaf between two points. */
export function between(from: Place, to: Place, margin: number): Bounds {
  return {
    x0: Math.min(from.x, to.x) - margin,
    x1: Math.max(from.x, to.x) + margin,
    y0: Math.min(from.y, to.y) - margin,
    y1: Math.max(from.y, to.y) + margin,
    z0: Math.min(from.z, to.z) - margin,
    z1: Math.max(from.z, to.z) + margin,
  }
}

/** Places parts in the room, rotated to the left (seen from above) by `degrees`. */
export function stand(parts: Part[], at: Place, degrees = 0): Thing {
  const angle = (degrees * Math.PI) / 180
  return openThing({ ...at, cosine: Math.cos(angle), sine: Math.sin(angle) }, parts)
}

/** A thing of these parts where another stands. */
export function openThing(at: Place & { cosine: number; sine: number }, parts: Part[]): Thing {
  const { x, y, z, cosine, sine } = at
  const bounds = holdAll(parts)
  const inside = ballAround(bounds)
  const ball = {
    x: x + inside.x * cosine + inside.z * sine,
    y: y + inside.y,
    z: z + inside.z * cosine - inside.x * sine,
    radius: inside.radius,
  }
  return { x, y, z, cosine, sine, bounds, ball, parts }
}

/** One millimetre larger than need be: rounding must not make it too small. */
function ballAround({ x0, x1, y0, y1, z0, z1 }: Bounds): Ball {
  return {
    x: (x0 + x1) / 2,
    y: (y0 + y1) / 2,
    z: (z0 + z1) / 2,
    radius: Math.hypot(x1 - x0, y1 - y0, z1 - z0) / 2 + 1,
  }
}

/** The bounds that contain all parts. */
export function holdAll(parts: Part[]): Bounds {
  const all = { x0: Infinity, x1: -Infinity, y0: Infinity, y1: -Infinity, z0: Infinity, z1: -Infinity }
  for (const { bounds } of parts) {
    all.x0 = Math.min(all.x0, bounds.x0)
    all.x1 = Math.max(all.x1, bounds.x1)
    all.y0 = Math.min(all.y0, bounds.y0)
    all.y1 = Math.max(all.y1, bounds.y1)
    all.z0 = Math.min(all.z0, bounds.z0)
    all.z1 = Math.max(all.z1, bounds.z1)
  }
  return all
}

/** The eight corners, in room coordinates, of bounds in a thing's own coordinates. */
export function cornersOf({ x, y, z, cosine, sine }: Thing, bounds: Bounds): Place[] {
  return [bounds.x0, bounds.x1].flatMap((px) =>
    [bounds.y0, bounds.y1].flatMap((py) =>
      [bounds.z0, bounds.z1].map((pz) => ({
        x: x + px * cosine + pz * sine,
        y: y + py,
        z: z + pz * cosine - px * sine,
      })),
    ),
  )
}
