import { noise } from '../../surfaces/drawing/noise.ts'
import { smooth } from '../../surfaces/drawing/ramp.ts'
import { HOURS } from '../layers/layers.ts'
import { type Facing, type Place, type Ray, aRay } from './ray.ts'
import { type Hole, type Wall } from '../shell.ts'
import { type Scene, isFree, seesSky } from './trace.ts'

/** Linear light: red, green, blue. */
export type Light = [r: number, g: number, b: number]

/** A pane that lets daylight in: a corner, its two edges, and the direction into the room. */
export type Pane = { corner: Place; across: Place; up: Place; nx: number; nz: number; area: number }

/** A spherical lamp; `power` is its light at one metre. `isDown`: it shines down from under a shade. */
export type Lamp = Place & { radius: number; power: Light; isDown?: boolean }

/** The sun: the direction to it, its light on a skin that faces it, and the angular radius of its disc. */
type Sun = { dx: number; dy: number; dz: number; light: Light; spread: number }

/** The light sources of one hour. */
export type HourLights = { sky: Light; ground: Light; sun?: Sun; lamps: Lamp[] }

/** The panes, and the light sources of each hour; one set of rays serves all hours. */
export type Lights = { panes: Pane[]; hours: HourLights[] }

/** A pane in the left (`x0`), right (`x1`), back (`z0`) or front (`z1`) wall at `at` mm. */
export function pane(side: Wall, at: number, { from, to, low, high }: Hole): Pane {
  const isAcross = side.startsWith('z')
  const sign = side.endsWith('0') ? 1 : -1
  return {
    corner: isAcross ? { x: from, y: low, z: at } : { x: at, y: low, z: from },
    across: isAcross ? { x: to - from, y: 0, z: 0 } : { x: 0, y: 0, z: to - from },
    up: { x: 0, y: high - low, z: 0 },
    nx: isAcross ? 0 : sign,
    nz: isAcross ? sign : 0,
    area: (to - from) * (high - low),
  }
}

/** Writes what is seen through a pane, three numbers an hour: a pale sky over a blurred garden. */
export function skyLight({ hours }: Lights, { dx, dy, dz }: Ray, out: Float64Array): void {
  const turn = Math.atan2(dx, -dz)
  const hedge = 0.06 + 0.07 * noise(5, turn * 6, 1) + 0.03 * noise(6, turn * 19, dy * 9)
  const open = smooth(hedge - 0.05, hedge + 0.07, dy)
  const mottled = 1 + 0.3 * noise(7, turn * 14, dy * 22) + 0.2 * noise(8, turn * 37, dy * 50)
  for (let hour = 0; hour < hours.length; hour++) {
    const { sky, ground } = hours[hour] as HourLights
    for (let channel = 0; channel < 3; channel++) {
      const low = (ground[channel] ?? 0) * mottled
      const high = (sky[channel] ?? 0) * (1.06 - 0.25 * Math.max(0, dy))
      out[hour * 3 + channel] = low + (high - low) * open
    }
  }
}

const ray = aRay()
const seen = new Float64Array(HOURS.length * 3)
/** Increments of a low-discrepancy sequence in the unit square (Roberts' R2). */
export const R2 = { u: 0.7548776662466927, v: 0.5698402909980532 }

function startAt({ x, y, z, nx, ny, nz }: Facing): void {
  ray.x = x + nx * 4
  ray.y = y + ny * 4
  ray.z = z + nz * 4
}

/** Adds direct light from panes, sun and lamps, three numbers an hour. `shift` 0..1 offsets the sample positions. */
export function addDirect(
  scene: Scene,
  lights: Lights,
  { at, count, shift }: { at: Facing; count: number; shift: number },
  out: Float64Array,
): void {
  startAt(at)
  const each = Math.ceil(count / Math.max(1, lights.panes.length))
  for (const pane of lights.panes) addPane(scene, lights, { pane, at, count: each, shift }, out)
  for (const [hour, { sun, lamps }] of lights.hours.entries()) {
    if (sun) addSun(scene, sun, { at, count: Math.ceil(count / 2), shift, base: hour * 3 }, out)
    for (const lamp of lamps) addLamp(scene, lamp, { at, count: Math.ceil(count / 3), shift, base: hour * 3 }, out)
  }
}

type Sampling = { at: Facing; count: number; shift: number }
/** `base` is the offset of the hour's light in the sum. */
type HourSampling = Sampling & { base: number }

function addPane(
  scene: Scene,
  lights: Lights,
  { pane, at, count, shift }: Sampling & { pane: Pane },
  out: Float64Array,
) {
  const { corner, across, up, nx, nz, area } = pane
  for (let index = 0; index < count; index++) {
    const u = (shift + (index + 0.5) * R2.u) % 1
    const v = (shift * 7.13 + (index + 0.5) * R2.v) % 1
    const px = corner.x + across.x * u - ray.x
    const py = corner.y + up.y * v - ray.y
    const pz = corner.z + across.z * u - ray.z
    const square = px * px + py * py + pz * pz
    const far = Math.sqrt(square)
    const facing = (px * at.nx + py * at.ny + pz * at.nz) / far
    const slant = -(px * nx + pz * nz) / far
    if (facing <= 0 || slant <= 0) continue
    ray.dx = px / far
    ray.dy = py / far
    ray.dz = pz / far
    if (!seesSky(scene, ray)) continue
    skyLight(lights, ray, seen)
    // A pane nearer than half a metre counts as half a metre away, which keeps its weight finite.
    const weight = (facing * slant * area) / (Math.PI * Math.max(square, 250_000) * count)
    for (let band = 0; band < seen.length; band++) out[band] = (out[band] ?? 0) + (seen[band] ?? 0) * weight
  }
}

function addSun(scene: Scene, sun: Sun, { at, count, shift, base }: HourSampling, out: Float64Array) {
  if (at.nx * sun.dx + at.ny * sun.dy + at.nz * sun.dz <= 0) return
  for (let index = 0; index < count; index++) {
    const turn = 6.2832 * ((shift * 3.7 + (index + 0.5) * R2.u) % 1)
    const off = sun.spread * Math.sqrt((shift + (index + 0.5) / count) % 1)
    // Two directions across the sun's: horizontal, and up.
    const flat = Math.sqrt(sun.dx * sun.dx + sun.dz * sun.dz)
    const across = off * Math.cos(turn)
    const up = off * Math.sin(turn)
    ray.dx = sun.dx - (across * sun.dz) / flat - up * sun.dy * (sun.dx / flat)
    ray.dy = sun.dy + up * flat
    ray.dz = sun.dz + (across * sun.dx) / flat - up * sun.dy * (sun.dz / flat)
    const facing = at.nx * ray.dx + at.ny * ray.dy + at.nz * ray.dz
    if (facing <= 0 || !seesSky(scene, ray)) continue
    for (let channel = 0; channel < 3; channel++)
      out[base + channel] = (out[base + channel] ?? 0) + ((sun.light[channel] ?? 0) * facing) / count
  }
}

function addLamp(scene: Scene, lamp: Lamp, { at, count, shift, base }: HourSampling, out: Float64Array) {
  for (let index = 0; index < count; index++) {
    const turn = 6.2832 * ((shift + (index + 0.5) * R2.u) % 1)
    const high = 2 * ((shift * 5.31 + (index + 0.5) * R2.v) % 1) - 1
    const ring = Math.sqrt(1 - high * high) * lamp.radius
    const px = lamp.x + ring * Math.cos(turn) - ray.x
    const py = lamp.y + high * lamp.radius - ray.y
    const pz = lamp.z + ring * Math.sin(turn) - ray.z
    const square = px * px + py * py + pz * pz
    const far = Math.sqrt(square)
    const facing = (px * at.nx + py * at.ny + pz * at.nz) / far
    const cone = lamp.isDown ? smooth(-0.1, 0.75, py / far) : 1
    if (facing <= 0 || cone <= 0) continue
    ray.dx = px / far
    ray.dy = py / far
    ray.dz = pz / far
    if (!isFree(scene, ray, far - lamp.radius)) continue
    const weight = (cone * facing * 1e6) / (Math.max(square, 60_000) * count)
    for (let channel = 0; channel < 3; channel++)
      out[base + channel] = (out[base + channel] ?? 0) + (lamp.power[channel] ?? 0) * weight
  }
}
