import { type Camera } from './camera.ts'
import { type Facing, cornerLight, shadowOf, windowLight } from './light.ts'
import { type Scene } from './settings.ts'
import { sunLight } from './sun.ts'
import { type Solid, findNearest } from './solids.ts'

const found = { distance: 0 }

/** Follows the view through a pixel to the furniture. Writes the place; returns the solid's index, or -1 for none. */
export function traceSolids(
  { focal, eye, away, horizon, floorRow, width }: Camera,
  { solids, bound }: Scene,
  pixel: { column: number; row: number },
  hit: Facing,
): number {
  const dx = (pixel.column - width / 2) / focal
  const dy = (horizon - pixel.row) / focal
  const far = pixel.row < floorRow ? away : eye / -dy
  let t = Math.max(200, away - bound.z1)
  const end = Math.min(far, away - bound.z0)
  // Beside the furniture at both ends of its depth: no need to march.
  if (Math.max(dx * t, dx * end) < bound.x0 || Math.min(dx * t, dx * end) > bound.x1) return -1
  if (Math.min(eye + dy * t, eye + dy * end) > bound.y1) return -1
  const stretch = Math.sqrt(dx * dx + dy * dy + 1)
  for (let step = 0; step < 110 && t < end; step++) {
    hit.x = dx * t
    hit.y = eye + dy * t
    hit.z = away - t
    const index = findNearest(solids, hit, found)
    if (found.distance < 1.2) return index
    t += found.distance / stretch
  }
  return -1
}

/** Turns the place to face as the solid's skin does there. */
function faceSkin({ shape }: Solid, hit: Facing): void {
  const e = 1.5
  const { x, y, z } = hit
  const nx = shape(x + e, y, z) - shape(x - e, y, z)
  const ny = shape(x, y + e, z) - shape(x, y - e, z)
  const nz = shape(x, y, z + e) - shape(x, y, z - e)
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
  hit.nx = nx / length
  hit.ny = ny / length
  hit.nz = nz / length
}

/** Linear light of a solid at a place on it, into `out`. */
export function shadeSolid(scene: Scene, solid: Solid, hit: Facing, out: Float64Array): void {
  faceSkin(solid, hit)
  hit.x += hit.nx * 5
  hit.y += hit.ny * 5
  hit.z += hit.nz * 5
  // Shadow and corner at half strength: bounced light fills the sides of things more than it fills corners.
  const shadow = 0.4 + 0.6 * shadowOf(scene, hit)
  const room = windowLight(hit) * (0.86 + 0.14 * hit.ny) * shadow * (0.35 + 0.65 * cornerLight(hit.y))
  const light = room + sunLight(scene, hit)
  const shine = solid.sheen * Math.max(0, 0.45 * hit.ny - 0.62 * hit.nx + 0.64 * hit.nz) ** 14 * 0.5
  for (let channel = 0; channel < 3; channel++) out[channel] = (solid.colour[channel] ?? 0) * light + shine
}
