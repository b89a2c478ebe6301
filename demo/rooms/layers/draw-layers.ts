import { openCamera } from '../light/camera.ts'
import { openGlow } from '../light/gather.ts'
import { lightNodes, mapNodes } from '../light/light-map.ts'
import { type Plan, lightPlan, scenePlan } from '../plans/plans.ts'
import { CORNERS, type RoomLayers, type RoomLight, type RoomSamples } from './layers.ts'
import { meanOfLight } from './mean-light.ts'
import { joinSamples, openSampler } from './sampler.ts'

/** Draws a room as layers, by day and in the evening; `width` and `height` in pixels. */
export function drawLayers(plan: Plan, width: number, height: number): RoomLayers {
  return { ...drawSamples(plan, width, height), ...lightRoom(plan, width, height) }
}

/** What a room shows at every sample; needs no light. */
export function drawSamples(plan: Plan, width: number, height: number): RoomSamples {
  const scene = scenePlan(plan)
  const camera = openCamera(plan.view, width, height)
  const map = mapNodes(camera, scene)
  const sampling = { camera, scene, lights: lightPlan(plan), map }
  const ids = new Int32Array(width * height)
  const whole = openSampler(sampling, ids.length)
  for (let pixel = 0; pixel < ids.length; pixel++) {
    const column = pixel % width
    ids[pixel] = whole.see(column + 0.5, (pixel - column) / width + 0.5)
  }
  const edges = Uint32Array.from(findEdges(ids, width))
  const corners = openSampler(sampling, edges.length * CORNERS.length)
  for (const pixel of edges) {
    const column = pixel % width
    for (const [right, down] of CORNERS) corners.see(column + right, (pixel - column) / width + down)
  }
  return {
    width,
    height,
    edges,
    ...joinSamples(whole.end(), corners.end()),
    nodeColumns: map.columns,
    nodeRows: map.rows,
  }
}

/** The light of a room, by day and in the evening: more than half of its layers' cost. */
export function lightRoom(plan: Plan, width: number, height: number): RoomLight {
  const scene = scenePlan(plan)
  const camera = openCamera(plan.view, width, height)
  const map = mapNodes(camera, scene)
  lightNodes(map, camera, openGlow(scene, lightPlan(plan)))
  return { light: map.light, meanLight: meanOfLight(scene, map) }
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
