export type Place = { x: number; y: number; z: number }

/** Distance in mm to a solid's skin, negative inside. x right, y up, z towards the camera, the back wall at z = 0. */
type Shape = (x: number, y: number, z: number) => number

export type Solid = {
  shape: Shape
  /** A ball that holds the solid, so that far points need not ask it. */
  centre: Place
  radius: number
  /** Linear light, 0..1. */
  colour: [number, number, number]
  /** Sheen, 0..1. */
  sheen: number
  /** Too thin for its shadow to be seen in this light. */
  isFine?: boolean
}

/** A box with rounded edges; `at` is the middle of its underside. */
export function box(at: Place, size: { width: number; height: number; depth: number }, round = 6): Shape {
  const hx = size.width / 2 - round
  const hy = size.height / 2 - round
  const hz = size.depth / 2 - round
  const cy = at.y + size.height / 2
  return (x, y, z) => {
    const dx = Math.abs(x - at.x) - hx
    const dy = Math.abs(y - cy) - hy
    const dz = Math.abs(z - at.z) - hz
    const ox = Math.max(dx, 0)
    const oy = Math.max(dy, 0)
    const oz = Math.max(dz, 0)
    return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(0, Math.max(dx, dy, dz)) - round
  }
}

/** A turned solid: `profile` gives the radius for a height 0..1 above `at`. Slightly short of the true distance. */
export function turnedSolid(at: Place, height: number, profile: (t: number) => number): Shape {
  return (x, y, z) => {
    const t = (y - at.y) / height
    const radial = Math.sqrt((x - at.x) ** 2 + (z - at.z) ** 2)
    const side = (radial - profile(Math.min(1, Math.max(0, t)))) * 0.72
    return Math.max(side, at.y - y, y - at.y - height)
  }
}

/** A rod between two points. */
export function rod(from: Place, to: Place, radius: number): Shape {
  const bx = to.x - from.x
  const by = to.y - from.y
  const bz = to.z - from.z
  const perLength = 1 / (bx * bx + by * by + bz * bz)
  return (x, y, z) => {
    const px = x - from.x
    const py = y - from.y
    const pz = z - from.z
    const t = Math.min(1, Math.max(0, (px * bx + py * by + pz * bz) * perLength))
    const dx = px - bx * t
    const dy = py - by * t
    const dz = pz - bz * t
    return Math.sqrt(dx * dx + dy * dy + dz * dz) - radius
  }
}

/** All the parts as one. */
export function union(parts: Shape[]): Shape {
  return (x, y, z) => {
    let nearest = Infinity
    for (const part of parts) nearest = Math.min(nearest, part(x, y, z))
    return nearest
  }
}

/** Index of the nearest solid, and its distance in `found`. */
export function findNearest(solids: Solid[], at: Place, found: { distance: number }): number {
  let nearest = -1
  found.distance = Infinity
  for (let index = 0; index < solids.length; index++) {
    const solid = solids[index]
    if (!solid) continue
    const { centre, radius } = solid
    const away = Math.sqrt((at.x - centre.x) ** 2 + (at.y - centre.y) ** 2 + (at.z - centre.z) ** 2) - radius
    if (away >= found.distance) continue
    // Outside its ball the ball's distance will do: it never oversteps.
    const distance = away > 150 ? away : solid.shape(at.x, at.y, at.z)
    if (distance >= found.distance) continue
    found.distance = distance
    nearest = index
  }
  return nearest
}
