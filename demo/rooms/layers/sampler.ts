import { type Camera, aim } from '../light/camera.ts'
import { findLikeNode, weighNodes } from '../light/light-map.ts'
import { type LightMap } from '../light/light-nodes.ts'
import { type Lights, skyLight } from '../light/lights.ts'
import { findNearThings } from '../light/near.ts'
import { type Hit, type Uv, aHit, aRay } from '../light/ray.ts'
import { type Scene, mapSkin, trace } from '../light/trace.ts'
import { measurePatch } from '../patch.ts'
import { openTints } from '../tints.ts'
import { HOURS, LAID, LOOKS, type RoomLayers, STEPS_PER_MM, TINTS_PER_ONE } from './layers.ts'
import { aPatch } from './texture.ts'

/** How much of the sky's light a camera set for the room shows, and the maximum. */
const SKY_SHOWN = { day: { part: 0.34, most: 1.5 }, evening: { part: 0.8, most: 0.3 } }

const NUMBERS = new Map(LOOKS.map((look, number) => [look, number]))

type Samples = Pick<
  RoomLayers,
  'looks' | 'facing' | 'tints' | 'weights' | 'lone' | 'loneNodes' | 'places' | 'steps' | 'skies'
>

type Sampling = { camera: Camera; scene: Scene; lights: Lights; map: LightMap }

/** Samples `count` places of the picture one after the other. */
export function openSampler({ camera, scene, lights, map }: Sampling, count: number) {
  const near = findNearThings(camera, scene.things)
  const tints = openTints()
  const kept: Samples = {
    looks: new Uint8Array(count),
    facing: new Uint8Array(count),
    tints: new Int16Array(count),
    weights: new Uint8Array(count * 4),
    lone: new Uint32Array(count),
    loneNodes: new Uint32Array(count),
    places: new Float32Array(count * 2),
    steps: new Int16Array(count * 4),
    skies: { day: new Float32Array(count * 3), evening: new Float32Array(count * 3) },
  }
  const counts = { samples: 0, laid: 0, skies: 0, lone: 0 }
  const ray = aRay()
  const hit: Hit = aHit()
  const patch = { ...aPatch(), id: -1, nx: 0, ny: 0 }
  const uv: Uv = { u: 0.5, v: 0.5 }
  const weights = new Float64Array(4)
  const light = new Float64Array(HOURS.length * 3)

  const keepSky = () => {
    skyLight(lights, ray, light)
    const to = counts.skies++ * 3
    for (let channel = 0; channel < 3; channel++) {
      for (const [index, hour] of HOURS.entries()) {
        const { part, most } = SKY_SHOWN[hour]
        kept.skies[hour][to + channel] = Math.min(most, (light[index * 3 + channel] ?? 0) * part)
      }
    }
  }

  const keepPlace = (column: number, row: number) => {
    measurePatch(scene, camera, { column, row }, hit, patch)
    const at = counts.laid++
    kept.places[at * 2] = patch.u
    kept.places[at * 2 + 1] = patch.v
    kept.steps[at * 4] = Math.round(patch.uColumn * STEPS_PER_MM)
    kept.steps[at * 4 + 1] = Math.round(patch.vColumn * STEPS_PER_MM)
    kept.steps[at * 4 + 2] = Math.round(patch.uRow * STEPS_PER_MM)
    kept.steps[at * 4 + 3] = Math.round(patch.vRow * STEPS_PER_MM)
  }

  /** Returns the number of the visible skin. Column and row are in pixels. */
  const see = (column: number, row: number): number => {
    const index = counts.samples++
    aim(camera, column, row, ray)
    trace(scene, near(Math.min(camera.width - 1, column), row), ray, hit)
    kept.looks[index] = NUMBERS.get(hit.look) ?? 0
    if (hit.look === 'sky') {
      keepSky()
      return hit.id
    }
    if (LAID.has(hit.look)) keepPlace(column, row)
    else {
      mapSkin(scene, hit.id, hit, uv)
      kept.tints[index] = Math.round(tints(hit.look, uv.u, uv.v, hit.id) * TINTS_PER_ONE)
    }
    kept.facing[index] = Math.round(255 * Math.max(0, -(ray.dx * hit.nx + ray.dy * hit.ny + ray.dz * hit.nz)))
    if (weighNodes(map, column, row, hit, weights)) keepWeights(weights, kept.weights, index * 4)
    else {
      kept.weights[index * 4] = 255
      kept.lone[counts.lone] = index
      kept.loneNodes[counts.lone++] = findLikeNode(map, column, row, hit)
    }
    return hit.id
  }

  const end = (): Samples => ({
    ...kept,
    lone: kept.lone.slice(0, counts.lone),
    loneNodes: kept.loneNodes.slice(0, counts.lone),
    places: kept.places.slice(0, counts.laid * 2),
    steps: kept.steps.slice(0, counts.laid * 4),
    skies: {
      day: kept.skies.day.slice(0, counts.skies * 3),
      evening: kept.skies.evening.slice(0, counts.skies * 3),
    },
  })
  return { see, end }
}

/** Rounds weights that add up to 1 to parts of 255; the largest takes the rounding error. */
function keepWeights(weights: Float64Array, out: Uint8Array, from: number): void {
  let left = 255
  let greatest = 0
  for (let corner = 0; corner < 4; corner++) {
    const whole = Math.round((weights[corner] ?? 0) * 255)
    left -= whole
    if ((weights[corner] ?? 0) > (weights[greatest] ?? 0)) greatest = corner
    out[from + corner] = whole
  }
  out[from + greatest] = (out[from + greatest] ?? 0) + left
}

/** Concatenates two lists of samples. */
export function joinSamples(first: Samples, second: Samples): Samples {
  const before = first.looks.length
  return {
    looks: join(first.looks, second.looks, Uint8Array),
    facing: join(first.facing, second.facing, Uint8Array),
    tints: join(first.tints, second.tints, Int16Array),
    weights: join(first.weights, second.weights, Uint8Array),
    lone: join(
      first.lone,
      second.lone.map((sample) => sample + before),
      Uint32Array,
    ),
    loneNodes: join(first.loneNodes, second.loneNodes, Uint32Array),
    places: join(first.places, second.places, Float32Array),
    steps: join(first.steps, second.steps, Int16Array),
    skies: {
      day: join(first.skies.day, second.skies.day, Float32Array),
      evening: join(first.skies.evening, second.skies.evening, Float32Array),
    },
  }
}

type Numbers = ArrayLike<number> & { set: (from: ArrayLike<number>, at?: number) => void }

function join<Kind extends Numbers>(first: Kind, second: Kind, Kind: new (length: number) => Kind): Kind {
  const both = new Kind(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}
