/** Solids as signed distance functions over millimetres: x right, y up, z towards the camera, the back wall at z = 0. */
export type Solid = {
  distance: (x: number, y: number, z: number) => number
  /** Linear light, 0..1. */
  colour: [number, number, number]
  /** Sheen, 0..1. */
  sheen: number
}

type Place = { x: number; y: number; z: number }

/** A box with rounded edges; `at` is the middle of its underside. */
export function box(at: Place, size: { width: number; height: number; depth: number }, round = 6): Solid['distance'] {
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
export function turnedSolid(at: Place, height: number, profile: (t: number) => number): Solid['distance'] {
  return (x, y, z) => {
    const t = (y - at.y) / height
    const radial = Math.hypot(x - at.x, z - at.z)
    const side = (radial - profile(Math.min(1, Math.max(0, t)))) * 0.72
    const cap = Math.max(at.y - y, y - at.y - height)
    return Math.max(side, cap)
  }
}

/** A rod between two points. */
export function rod(from: Place, to: Place, radius: number): Solid['distance'] {
  const bx = to.x - from.x
  const by = to.y - from.y
  const bz = to.z - from.z
  const length2 = bx * bx + by * by + bz * bz
  return (x, y, z) => {
    const px = x - from.x
    const py = y - from.y
    const pz = z - from.z
    const t = Math.min(1, Math.max(0, (px * bx + py * by + pz * bz) / length2))
    return Math.hypot(px - bx * t, py - by * t, pz - bz * t) - radius
  }
}

export function union(parts: Solid['distance'][]): Solid['distance'] {
  return (x, y, z) => {
    let nearest = Infinity
    for (const part of parts) nearest = Math.min(nearest, part(x, y, z))
    return nearest
  }
}
