import { type Camera, aim } from './light/camera.ts'
import { type Facing, type Hit, type Uv, aRay } from './light/ray.ts'
import { type Patch } from './layers/texture.ts'
import { type Scene, mapSkin } from './light/trace.ts'

/** A patch with the skin on which it was last measured. */
type MeasuredPatch = Patch & { id: number; nx: number; ny: number }

const ray = aRay()
const beside: Facing = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0 }
const uv: Uv = { u: 0, v: 0 }
/** The largest footprint of a pixel along its skin at a grazing angle, mm. */
const FARTHEST = 160

/**
 * Writes the footprint of a pixel on its skin's material: the rays of its neighbours are intersected with the skin's
 * plane.
 */
export function measurePatch(
  scene: Scene,
  camera: Camera,
  pixel: { column: number; row: number },
  hit: Hit,
  patch: MeasuredPatch,
) {
  mapSkin(scene, hit.id, hit, uv)
  patch.u = uv.u
  patch.v = uv.v
  // Along a row of a flat skin the footprint hardly changes.
  if (hit.id === patch.id && hit.nx === patch.nx && hit.ny === patch.ny && (pixel.column & 3) !== 0) return
  patch.id = hit.id
  patch.nx = hit.nx
  patch.ny = hit.ny
  step(scene, camera, { column: pixel.column + 1, row: pixel.row }, hit)
  patch.uColumn = hold(uv.u - patch.u)
  patch.vColumn = hold(uv.v - patch.v)
  step(scene, camera, { column: pixel.column, row: pixel.row + 1 }, hit)
  patch.uRow = hold(uv.u - patch.u)
  patch.vRow = hold(uv.v - patch.v)
}

function hold(value: number): number {
  return Math.max(-FARTHEST, Math.min(FARTHEST, value))
}

function step(scene: Scene, camera: Camera, { column, row }: { column: number; row: number }, hit: Hit): void {
  aim(camera, column, row, ray)
  const { nx, ny, nz } = hit
  const along = ray.dx * nx + ray.dy * ny + ray.dz * nz
  const off = (hit.x - ray.x) * nx + (hit.y - ray.y) * ny + (hit.z - ray.z) * nz
  const t = off / Math.min(-0.02, along)
  beside.x = ray.x + ray.dx * t
  beside.y = ray.y + ray.dy * t
  beside.z = ray.z + ray.dz * t
  beside.nx = nx
  beside.ny = ny
  beside.nz = nz
  mapSkin(scene, hit.id, beside, uv)
}
