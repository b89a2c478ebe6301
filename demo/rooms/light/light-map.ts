import { BANDS, HOURS, STEP } from '../layers/layers.ts'
import { cornerNode } from '../layers/nodes.ts'
import { type Camera, aim } from './camera.ts'
import { type Glow, addBounced, addMirrored } from './gather.ts'
import { R2, addDirect } from './lights.ts'
import { fillBetween } from './fill-between.ts'
import { type Hit, type Ray, aHit, aRay } from './ray.ts'
import { type LightMap } from './light-nodes.ts'
import { SIDES } from '../shell.ts'
import { smoothLight } from './smoothing.ts'
import { type Scene, trace } from './trace.ts'

/** The nodes of a picture with the skins that they show, and no light yet. */
export function mapNodes(camera: Camera, scene: Scene): LightMap {
  const columns = Math.ceil(camera.width / STEP) + 1
  const rows = Math.ceil(camera.height / STEP) + 1
  const count = columns * rows
  const map: LightMap = {
    columns,
    rows,
    ids: new Int32Array(count),
    skins: new Float32Array(count * 6),
    light: { day: new Float32Array(count * BANDS), evening: new Float32Array(count * BANDS) },
  }
  const ray = aRay()
  const hit = aHit()
  for (let index = 0; index < count; index++) {
    meetNode(camera, scene, map, index, { ray, hit })
    map.ids[index] = hit.id
    map.skins.set([hit.x, hit.y, hit.z, hit.nx, hit.ny, hit.nz], index * 6)
  }
  return map
}

type Meeting = { ray: Ray; hit: Hit }

function meetNode(camera: Camera, scene: Scene, { columns }: LightMap, index: number, { ray, hit }: Meeting): void {
  const column = index % columns
  aim(camera, column * STEP + 0.5, ((index - column) / columns) * STEP + 0.5, ray)
  trace(scene, scene.things, ray, hit)
}

/**
 * Computes the light at the nodes and smooths out sampling noise. It first lights every second node along both axes,
 * then fills the others, and lights them only where light or skin changes.
 */
export function lightNodes(map: LightMap, camera: Camera, glow: Glow): void {
  const { columns } = map
  const count = columns * map.rows
  const ray = aRay()
  const hit = aHit()
  const light = openNodeLight(glow, map)
  const lightAt = (index: number, column: number, row: number) => {
    meetNode(camera, glow.scene, map, index, { ray, hit })
    light(hit, ray, column, row)
  }
  for (let index = 0; index < count; index++) {
    const column = index % columns
    const row = (index - column) / columns
    if (column % 2 === 0 && row % 2 === 0) lightAt(index, column, row)
  }
  for (let index = 0; index < count; index++) {
    const column = index % columns
    const row = (index - column) / columns
    if ((column % 2 === 0 && row % 2 === 0) || fillBetween(map, column, row)) continue
    lightAt(index, column, row)
  }
  for (const name of HOURS) smoothLight(map, map.light[name])
}

/** Returns a function that computes the light of each hour at a node. */
function openNodeLight(glow: Glow, { light, columns }: LightMap) {
  const direct = new Float64Array(HOURS.length * 3)
  const bounced = new Float64Array(HOURS.length * 4)
  const mirrored = new Float64Array(HOURS.length * 3)
  return (hit: Hit, ray: Ray, column: number, row: number) => {
    if (hit.look === 'sky') return
    direct.fill(0)
    bounced.fill(0)
    mirrored.fill(0)
    // Folds and cushions shade themselves at every scale: they need more samples than a wall.
    const many = hit.look === 'product' && hit.id >= glow.scene.cells.length * SIDES.length ? 2 : 1
    addDirect(glow.scene, glow.lights, { at: hit, count: 8 * many, shift: evenly(column, row, 3) }, direct)
    addBounced(glow, { at: hit, count: 14 * many, shift: evenly(column, row, 4), bounces: 1 }, bounced)
    if (hit.look === 'product' || hit.look === 'floor')
      addMirrored(glow, { at: hit, ray, count: 3, shift: evenly(column, row, 5) }, mirrored)
    const to = (row * columns + column) * BANDS
    for (const [hour, name] of HOURS.entries()) {
      const node = light[name]
      for (let channel = 0; channel < 3; channel++) {
        node[to + channel] = (direct[hour * 3 + channel] ?? 0) + (bounced[hour * 4 + channel] ?? 0)
        node[to + 4 + channel] = mirrored[hour * 3 + channel] ?? 0
      }
      node[to + 3] = bounced[hour * 4 + 3] ?? 0
    }
  }
}

/** A number 0..1 for a node; neighbours together cover the range evenly, so that their mean has little noise. */
function evenly(column: number, row: number, part: number): number {
  return (column * R2.u + row * R2.v + part * 0.381966) % 1
}

/**
 * Writes the weights of the four surrounding nodes for a place, counting only those on a similar skin; they add up to
 * 1. Returns false if there is none.
 */
export function weighNodes(map: LightMap, column: number, row: number, hit: Hit, out: Float64Array): boolean {
  const u = (column - 0.5) / STEP
  const v = (row - 0.5) / STEP
  const i = cornerNode(column, map.columns)
  const j = cornerNode(row, map.rows)
  const fu = u - i
  const fv = v - j
  let sum = 0
  for (let corner = 0; corner < 4; corner++) {
    const right = corner & 1
    const low = corner >> 1
    const index = (j + low) * map.columns + i + right
    const weight = Math.max(0, (right ? fu : 1 - fu) * (low ? fv : 1 - fv) * likeness(map, index, hit))
    out[corner] = weight
    sum += weight
  }
  for (let corner = 0; corner < 4; corner++) out[corner] = (out[corner] ?? 0) / sum
  return sum >= 0.03
}

/** The most similar node from a wider neighbourhood, for a place without a similar node beside it. */
export function findLikeNode(map: LightMap, column: number, row: number, hit: Hit): number {
  const i = cornerNode(column, map.columns)
  const j = cornerNode(row, map.rows)
  let best = j * map.columns + i
  let most = 0
  for (let step = 0; step < 36; step++) {
    const index =
      clampTo(j + Math.floor(step / 6) - 2, map.rows) * map.columns + clampTo(i + (step % 6) - 2, map.columns)
    const like = likeness(map, index, hit)
    if (like <= most) continue
    most = like
    best = index
  }
  return best
}

function clampTo(value: number, count: number): number {
  return Math.max(0, Math.min(count - 1, value))
}

/** How similar a node's skin is to the hit's: from 1 for the same plane to 0 for another side or object. */
function likeness({ ids, skins }: LightMap, index: number, hit: Hit): number {
  const base = index * 6
  const facing = (skins[base + 3] ?? 0) * hit.nx + (skins[base + 4] ?? 0) * hit.ny + (skins[base + 5] ?? 0) * hit.nz
  if (facing <= 0.5) return 0
  const off =
    ((skins[base] ?? 0) - hit.x) * hit.nx +
    ((skins[base + 1] ?? 0) - hit.y) * hit.ny +
    ((skins[base + 2] ?? 0) - hit.z) * hit.nz
  const near = 1 / (1 + (off * off) / 900)
  const power = facing * facing * facing * facing
  return power * power * near * (ids[index] === hit.id ? 1 : 0.02)
}
