import { type Bounds, type Facing, type Look, type Place, type Uv } from './ray.ts'
import { type Shape } from './shapes.ts'

/** One piece of a thing, in the thing's own coordinates. */
export type Part = {
  shape: Shape
  bounds: Bounds
  look: Look
  /** Where on its material a place lies; absent: as laid flat on the side that it faces. */
  map?: (at: Facing, out: Uv) => void
  /** Number among all the skins; given by the scene. */
  id: number
}

/** A thing that stands in a room, turned about its upright axis. */
export type Thing = Place & { cosine: number; sine: number; bounds: Bounds; parts: Part[] }

/** A part of the given look, within `bounds`. */
export function part(look: Look, bounds: Bounds, shape: Shape, map?: Part['map']): Part {
  return { shape, bounds, look, id: 0, ...(map && { map }) }
}

/** The bounds of an upright box whose underside has its middle at `at`, wider by `margin` mm. */
export function around(
  at: Place,
  { width, height, depth }: { width: number; height: number; depth: number },
  margin = 0,
): Bounds {
  return {
    x0: at.x - width / 2 - margin,
    x1: at.x + width / 2 + margin,
    y0: at.y - margin,
    y1: at.y + height + margin,
    z0: at.z - depth / 2 - margin,
    z1: at.z + depth / 2 + margin,
  }
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

/** Stands parts at a place, turned to the left (seen from above) by `degrees`. */
export function stand(parts: Part[], at: Place, degrees = 0): Thing {
  const angle = (degrees * Math.PI) / 180
  const bounds = { x0: Infinity, x1: -Infinity, y0: Infinity, y1: -Infinity, z0: Infinity, z1: -Infinity }
  for (const { bounds: own } of parts) {
    bounds.x0 = Math.min(bounds.x0, own.x0)
    bounds.x1 = Math.max(bounds.x1, own.x1)
    bounds.y0 = Math.min(bounds.y0, own.y0)
    bounds.y1 = Math.max(bounds.y1, own.y1)
    bounds.z0 = Math.min(bounds.z0, own.z0)
    bounds.z1 = Math.max(bounds.z1, own.z1)
  }
  return { ...at, cosine: Math.cos(angle), sine: Math.sin(angle), bounds, parts }
}

/** The eight corners of a thing's bounds in the room. */
export function cornersOf({ x, y, z, cosine, sine, bounds }: Thing): Place[] {
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
