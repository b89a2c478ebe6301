import { chance } from '../../surfaces/drawing/chance.ts'
import { type HourLights, type Lights, type Light, R2, addDirect, skyLight } from './lights.ts'
import { type Facing, type Hit, aHit, aRay } from './ray.ts'
import { HOURS, type Look } from '../layers/layers.ts'
import { type Scene, trace } from './trace.ts'

/** Mean reflectance of the looks for indirect light; the actual colours may differ slightly. */
const REFLECTANCE: Record<Look, Light> = {
  product: [0, 0, 0],
  wall: [0.74, 0.71, 0.66],
  floor: [0.42, 0.36, 0.29],
  ceiling: [0.78, 0.77, 0.74],
  trim: [0.72, 0.7, 0.66],
  wood: [0.36, 0.24, 0.15],
  clay: [0.4, 0.28, 0.21],
  chalk: [0.68, 0.65, 0.6],
  stone: [0.55, 0.52, 0.47],
  cloth: [0.5, 0.46, 0.4],
  throw: [0.4, 0.34, 0.28],
  fruit: [0.55, 0.3, 0.1],
  rug: [0.55, 0.5, 0.43],
  paper: [0.7, 0.67, 0.6],
  art: [0.55, 0.48, 0.4],
  leaf: [0.1, 0.16, 0.07],
  bark: [0.16, 0.11, 0.08],
  dark: [0.05, 0.05, 0.05],
  brass: [0.5, 0.38, 0.2],
  glow: [0.7, 0.66, 0.58],
  sky: [0, 0, 0],
}

/** The product's reflectance for the second bounce: a middle tone. */
const MIDDLE = 0.34
/** Side in mm of the cells that cache reflected light. */
const CELL = 260
/** Light of further bounces, as a share of a plain wall's light. */
const LATER = 0.4

/** A room's lighting and its cache: light on cells of the skins, after no and one bounce, three numbers an hour. */
export type Glow = { scene: Scene; lights: Lights; cells: [Map<number, Float64Array>, Map<number, Float64Array>] }

export function openGlow(scene: Scene, lights: Lights): Glow {
  return { scene, lights, cells: [new Map(), new Map()] }
}

/**
 * Key of a place's cell. `stray` (0..1) offsets it by up to half a cell, so that cell edges leave no steps in the
 * light.
 */
function keyOf({ x, y, z, nx, ny, nz }: Facing, stray: number): number {
  const ax = Math.abs(nx)
  const ay = Math.abs(ny)
  const az = Math.abs(nz)
  const side = ax > ay && ax > az ? (nx > 0 ? 0 : 1) : ay > az ? (ny > 0 ? 2 : 3) : nz > 0 ? 4 : 5
  const at = (value: number, part: number) => Math.floor(value / CELL + 0.37 + (part - Math.floor(part) - 0.5)) + 100
  return ((at(x, stray) * 256 + at(y, stray * 7.3)) * 256 + at(z, stray * 3.7)) * 6 + side
}

/** Light on the cell of a hit after `bounces`, computed at the first request. */
function cellLight(glow: Glow, hit: Facing, bounces: 0 | 1, stray: number): Float64Array {
  const key = keyOf(hit, stray)
  const known = glow.cells[bounces].get(key)
  if (known) return known
  const light = new Float64Array(HOURS.length * 3)
  // Stored before it is computed, so that cells that see each other do not recurse endlessly.
  glow.cells[bounces].set(key, light)
  const at = { ...hit }
  addDirect(glow.scene, glow.lights, { at, count: 8, shift: chance(1, key) }, light)
  if (bounces === 1) {
    const sum = new Float64Array(HOURS.length * 4)
    addBounced(glow, { at, count: 20, shift: chance(2, key), bounces: 0 }, sum)
    for (let hour = 0; hour < HOURS.length; hour++) {
      const white = sum[hour * 4 + 3] ?? 0
      for (let channel = 0; channel < 3; channel++) {
        const band = hour * 3 + channel
        light[band] = (light[band] ?? 0) + (sum[hour * 4 + channel] ?? 0) + white * MIDDLE
      }
    }
  }
  return light
}

type Sampling = { at: Facing; count: number; shift: number; bounces: 0 | 1 }

const hits: [Hit, Hit] = [aHit(), aHit()]
const rays = [aRay(), aRay()] as const

/**
 * Adds the light reflected by the room's skins, four numbers an hour: red, green, blue without the product's share,
 * then what a white product would reflect.
 */
export function addBounced(glow: Glow, { at, count, shift, bounces }: Sampling, out: Float64Array): void {
  const ray = rays[bounces]
  const hit = hits[bounces]
  const { nx, ny, nz } = at
  // An orthonormal basis about the normal (Duff et al. 2017).
  const sign = nz >= 0 ? 1 : -1
  const a = -1 / (sign + nz)
  const b = nx * ny * a
  for (let index = 0; index < count; index++) {
    const turn = 6.2832 * ((shift + (index + 0.5) * R2.u) % 1)
    const square = (shift * 9.7 + (index + 0.5) / count) % 1
    const ring = Math.sqrt(square)
    const rise = Math.sqrt(1 - square)
    const p = ring * Math.cos(turn)
    const q = ring * Math.sin(turn)
    ray.x = at.x + nx * 4
    ray.y = at.y + ny * 4
    ray.z = at.z + nz * 4
    ray.dx = p * (1 + sign * nx * nx * a) + q * b + rise * nx
    ray.dy = p * sign * b + q * (sign + ny * ny * a) + rise * ny
    ray.dz = -p * sign * nx - q * ny + rise * nz
    trace(glow.scene, glow.scene.things, ray, hit, 2)
    // Daylight and lamps are added separately.
    if (hit.look === 'sky') continue
    const light = cellLight(glow, hit, bounces, square * 31.7)
    const paint = REFLECTANCE[hit.look]
    const part = (1 + (bounces === 0 ? LATER : 0)) / count
    const isProduct = hit.look === 'product'
    for (let hour = 0; hour < HOURS.length; hour++) {
      const from = hour * 3
      const to = hour * 4
      if (isProduct) {
        const sum = (light[from] ?? 0) + (light[from + 1] ?? 0) + (light[from + 2] ?? 0)
        out[to + 3] = (out[to + 3] ?? 0) + (sum * part) / 3
      } else {
        for (let channel = 0; channel < 3; channel++)
          out[to + channel] = (out[to + channel] ?? 0) + (light[from + channel] ?? 0) * (paint[channel] ?? 0) * part
      }
    }
  }
}

const mirrored = aRay()
const behind = aHit()
const skySeen = new Float64Array(HOURS.length * 3)

/** Adds the blurred reflection that a half-glossy skin shows in the ray's mirror direction: three numbers an hour. */
export function addMirrored(
  glow: Glow,
  { at, ray, count, shift }: { at: Facing; ray: { dx: number; dy: number; dz: number }; count: number; shift: number },
  out: Float64Array,
): void {
  const along = 2 * (ray.dx * at.nx + ray.dy * at.ny + ray.dz * at.nz)
  for (let index = 0; index < count; index++) {
    const turn = 6.2832 * ((shift + (index + 0.5) * R2.u) % 1)
    const off = 0.09 * Math.sqrt((shift * 3.3 + (index + 0.5) / count) % 1)
    mirrored.x = at.x + at.nx * 4
    mirrored.y = at.y + at.ny * 4
    mirrored.z = at.z + at.nz * 4
    const dx = ray.dx - along * at.nx + off * Math.cos(turn)
    const dy = ray.dy - along * at.ny + off * Math.sin(turn)
    const dz = ray.dz - along * at.nz + off * Math.sin(turn + 2.1)
    const length = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz)
    mirrored.dx = dx * length
    mirrored.dy = dy * length
    mirrored.dz = dz * length
    trace(glow.scene, glow.scene.things, mirrored, behind, 2)
    if (behind.look === 'sky') {
      skyLight(glow.lights, mirrored, skySeen)
      for (let band = 0; band < skySeen.length; band++) out[band] = (out[band] ?? 0) + (skySeen[band] ?? 0) / count
      continue
    }
    const light = cellLight(glow, behind, 0, turn * 5.3)
    const paint = REFLECTANCE[behind.look]
    for (let hour = 0; hour < HOURS.length; hour++) {
      const { lamps } = glow.lights.hours[hour] as HourLights
      const own = behind.look === 'glow' && lamps.length > 0 ? 2 : 0
      for (let channel = 0; channel < 3; channel++) {
        const shown = behind.look === 'product' ? MIDDLE : (paint[channel] ?? 0)
        const band = hour * 3 + channel
        out[band] = (out[band] ?? 0) + (shown * ((light[band] ?? 0) * 1.2 + own)) / count
      }
    }
  }
}
