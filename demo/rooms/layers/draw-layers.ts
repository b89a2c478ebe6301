import { type Plan, lightPlan, scenePlan } from '../plans/plans.ts'
import { measurePatch } from '../patch.ts'
import { openTints } from '../tints.ts'
import { type Camera, aim, openCamera } from '../light/camera.ts'
import { openGlow } from '../light/gather.ts'
import { addLoneNode, mapLight, weighNodes } from '../light/light-map.ts'
import { type LightMap } from '../light/light-nodes.ts'
import { type Lights, skyLight } from '../light/lights.ts'
import { findNearThings } from '../light/near.ts'
import { type Hit, aHit, aRay } from '../light/ray.ts'
import { type Scene, trace } from '../light/trace.ts'
import { CORNERS, HOURS, type Hour, LAID, LOOKS, type RoomLayers, STEPS_PER_MM, TINTS_PER_ONE } from './layers.ts'
import { meanOfLight } from './mean-light.ts'
import { aPatch } from './texture.ts'

/** Draws a room as layers, by day and in the evening; `width` and `height` in pixels. */
export function drawLayers(plan: Plan, width: number, height: number): RoomLayers {
  const scene = scenePlan(plan)
  const lights = lightPlan(plan)
  const camera = openCamera(plan.view, width, height)
  const map = mapLight(camera, openGlow(scene, lights))
  const look = openLook({ camera, scene, lights, map })
  const ids = new Int32Array(width * height)
  for (let pixel = 0; pixel < ids.length; pixel++) {
    const column = pixel % width
    ids[pixel] = look.see(column + 0.5, (pixel - column) / width + 0.5)
  }
  const edges = Uint32Array.from(findEdges(ids, width))
  for (const pixel of edges) {
    const column = pixel % width
    for (const [right, down] of CORNERS) look.see(column + right, (pixel - column) / width + down)
  }
  return { width, height, edges, ...look.end(), meanLight: meanOfLight(scene, map) }
}

function findEdges(ids: Int32Array, width: number): number[] {
  const edges: number[] = []
  for (let pixel = 0; pixel < ids.length; pixel++) if (isEdge(ids, pixel, width)) edges.push(pixel)
  return edges
}

function isEdge(ids: Int32Array, index: number, width: number): boolean {
  const own = ids[index] ?? 0
  return (
    own !== (ids[index + 1] ?? own) ||
    own !== (ids[index - 1] ?? own) ||
    own !== (ids[index + width] ?? own) ||
    own !== (ids[index - width] ?? own)
  )
}

/** Looks at places of the picture one after the other and keeps a sample of each. */
function openLook({ camera, scene, lights, map }: { camera: Camera; scene: Scene; lights: Lights; map: LightMap }) {
  const near = findNearThings(camera, scene.things)
  const tints = openTints()
  const kept = { looks: [] as number[], facing: [] as number[], tints: [] as number[], weights: [] as number[] }
  const laid = { places: [] as number[], steps: [] as number[] }
  const skies: Record<Hour, number[]> = { day: [], evening: [] }
  const lone = { samples: [] as number[], nodes: [] as number[] }
  const loneLight: Record<Hour, number[]> = { day: [], evening: [] }
  const ray = aRay()
  const hit: Hit = aHit()
  const patch = { ...aPatch(), id: -1, nx: 0, ny: 0 }
  const weights = new Float64Array(4)
  const light = new Float64Array(HOURS.length * 3)

  const keepSky = () => {
    skyLight(lights, ray, light)
    for (const [index, hour] of HOURS.entries())
      for (let channel = 0; channel < 3; channel++)
        skies[hour].push(Math.min(SKY_SHOWN[hour].most, (light[index * 3 + channel] ?? 0) * SKY_SHOWN[hour].part))
    kept.facing.push(0)
    kept.tints.push(0)
    kept.weights.push(0, 0, 0, 0)
  }

  const see = (column: number, row: number): number => {
    aim(camera, column, row, ray)
    trace(scene, near(Math.min(camera.width - 1, column), row), ray, hit)
    kept.looks.push(LOOKS.indexOf(hit.look))
    if (hit.look === 'sky') {
      keepSky()
      return hit.id
    }
    measurePatch(scene, camera, { column, row }, hit, patch)
    if (LAID.has(hit.look)) {
      laid.places.push(patch.u, patch.v)
      for (const step of [patch.uColumn, patch.vColumn, patch.uRow, patch.vRow])
        laid.steps.push(Math.round(step * STEPS_PER_MM))
    }
    const facing = Math.max(0, -(ray.dx * hit.nx + ray.dy * hit.ny + ray.dz * hit.nz))
    kept.facing.push(Math.round(facing * 255))
    kept.tints.push(Math.round(tints(hit.look, patch.u, patch.v, hit.id) * TINTS_PER_ONE))
    if (!weighNodes(map, column, row, hit, weights)) {
      lone.samples.push(kept.looks.length - 1)
      lone.nodes.push(map.columns * map.rows + lone.nodes.length)
      addLoneNode(map, { column, row }, hit, loneLight)
      weights.set([1, 0, 0, 0])
    }
    keepWeights(weights, kept.weights)
    return hit.id
  }

  const end = () => ({
    looks: new Uint8Array(kept.looks),
    facing: new Uint8Array(kept.facing),
    tints: new Int16Array(kept.tints),
    weights: new Uint8Array(kept.weights),
    lone: new Uint32Array(lone.samples),
    loneNodes: new Uint32Array(lone.nodes),
    places: new Float32Array(laid.places),
    steps: new Int16Array(laid.steps),
    nodeColumns: map.columns,
    nodeRows: map.rows,
    light: ofHours((hour) => joined(map.light[hour], loneLight[hour])),
    skies: ofHours((hour) => new Float32Array(skies[hour])),
  })
  return { see, end }
}

/** What a camera that is set for the room shows of the sky: how much of it, and how much at most. */
const SKY_SHOWN = { day: { part: 0.34, most: 1.5 }, evening: { part: 0.8, most: 0.3 } }

function ofHours<Value>(make: (hour: Hour) => Value): Record<Hour, Value> {
  return { day: make('day'), evening: make('evening') }
}

function joined(first: Float32Array, second: number[]): Float32Array {
  const all = new Float32Array(first.length + second.length)
  all.set(first)
  all.set(second, first.length)
  return all
}

/** Keeps weights that add up to 1 as whole parts of 255 that do too: what rounding leaves goes to the greatest. */
function keepWeights(weights: Float64Array, out: number[]): void {
  const from = out.length
  let left = 255
  let greatest = 0
  for (let corner = 0; corner < 4; corner++) {
    const whole = Math.round((weights[corner] ?? 0) * 255)
    left -= whole
    if ((weights[corner] ?? 0) > (weights[greatest] ?? 0)) greatest = corner
    out.push(whole)
  }
  out[from + greatest] = (out[from + greatest] ?? 0) + left
}
