import { aim } from './camera.ts'
import { readLight } from './light-map.ts'
import { BANDS } from './light-nodes.ts'
import { skyLight } from './lights.ts'
import { SHEEN } from './looks.ts'
import { findNearThings } from './near.ts'
import { measurePatch } from './patch.ts'
import { type Hit, aHit, aRay } from './ray.ts'
import { exposeProduct, meanOfTexture } from './exposure.ts'
import { type Sitting } from './sitting.ts'
import { type Patch } from './texture.ts'
import { trace } from './trace.ts'

/** Places inside a pixel at which an edge is looked at again. */
const CORNERS = [
  [0.15, 0.35],
  [0.65, 0.15],
  [0.35, 0.85],
  [0.85, 0.65],
] as const

/** Draws a sitting: linear light, three numbers a pixel. */
export function drawScene(sitting: Sitting): Float32Array {
  const { camera } = sitting
  const { width, height } = camera
  const look = openShutter(sitting)
  const picture = new Float32Array(width * height * 3)
  const ids = new Int32Array(width * height)
  const colour = new Float64Array(3)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const index = row * width + column
      ids[index] = look(column + 0.5, row + 0.5, colour)
      picture.set(colour, index * 3)
    }
  }
  for (let index = 0; index < ids.length; index++) {
    if (!isEdge(ids, index, width)) continue
    const column = index % width
    const row = (index - column) / width
    picture.fill(0, index * 3, index * 3 + 3)
    for (const [right, down] of CORNERS) {
      look(column + right, row + down, colour)
      for (let channel = 0; channel < 3; channel++)
        picture[index * 3 + channel] = (picture[index * 3 + channel] ?? 0) + Math.min(1.6, colour[channel] ?? 0) / 4
    }
  }
  return picture
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

/** Looks through one place of the picture: writes its linear light, returns the number of the skin seen. */
function openShutter(sitting: Sitting): (column: number, row: number, out: Float64Array) => number {
  const { camera, scene, light: map, lights, paints, product, isEvening, isTurned } = sitting
  const near = findNearThings(camera, scene.things)
  const expose = exposeProduct(sitting)
  const bounce = meanOfTexture(product.texture)
  const isBacklit = product.recipe.family === 'glass' && product.on === 'screen'
  const isMetal = product.recipe.family === 'metal' || product.recipe.family === 'patina'
  const ray = aRay()
  const hit: Hit = aHit()
  const patch: Patch = { u: 0, v: 0, uColumn: 0, vColumn: 0, uRow: 0, vRow: 0 }
  const light = new Float64Array(BANDS)

  return (shownColumn, row, out) => {
    const column = isTurned ? camera.width - shownColumn : shownColumn
    aim(camera, column, row, ray)
    trace(scene, near(Math.min(camera.width - 1, column), row), ray, hit)
    const { look } = hit
    if (look === 'sky') {
      skyLight(lights, ray, out)
      for (let channel = 0; channel < 3; channel++)
        out[channel] = Math.min(isEvening ? 0.3 : 1.5, (out[channel] ?? 0) * (isEvening ? 0.8 : 0.34))
      return hit.id
    }
    measurePatch(scene, camera, { column, row }, hit, patch)
    if (isTurned) {
      patch.u = -patch.u
      patch.uColumn = -patch.uColumn
      patch.uRow = -patch.uRow
    }
    paints[look](hit, patch, out)
    readLight(map, column, row, hit, light)
    const facing = Math.max(0, -(ray.dx * hit.nx + ray.dy * hit.ny + ray.dz * hit.nz))
    const isProduct = look === 'product'
    const sheen = (isProduct ? product.gloss : (SHEEN[look] ?? 0)) * (0.05 + 0.55 * (1 - facing) ** 4)
    for (let channel = 0; channel < 3; channel++)
      light[channel] = (light[channel] ?? 0) + (light[3] ?? 0) * (bounce[channel] ?? 0)
    const scale = expose(light)
    for (let channel = 0; channel < 3; channel++) {
      const albedo = out[channel] ?? 0
      const mirror = (light[4 + channel] ?? 0) * scale
      let lit = albedo * (light[channel] ?? 0) * scale
      if (isProduct && isMetal) lit = lit * 0.6 + albedo * mirror * 0.7
      if (isProduct && isBacklit) lit = lit * 0.5 + albedo * (isEvening ? 0.34 : 0.5)
      out[channel] = lit + sheen * mirror
      if (look === 'glow') out[channel] = albedo * (isEvening ? ([1.25, 1.02, 0.74][channel] ?? 1) : 0.35) + lit * 0.5
    }
    return hit.id
  }
}
