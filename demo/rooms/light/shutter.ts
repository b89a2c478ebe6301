import { aim } from './camera.ts'
import { exposeProduct, meanOfTexture } from './exposure.ts'
import { SHEEN } from './gloss.ts'
import { readLight } from './light-map.ts'
import { BANDS } from './light-nodes.ts'
import { skyLight } from './lights.ts'
import { type NearThings } from './near.ts'
import { measurePatch } from '../patch.ts'
import { type Hit, aHit, aRay } from './ray.ts'
import { type Sitting } from '../furniture/sitting.ts'
import { type MeasuredPatch } from './texture.ts'
import { trace } from './trace.ts'

/** Light of a shade with a lamp burning in it. */
const GLOW = [1.2, 1.03, 0.8]

/** Looks through one place of the picture: writes its linear light, returns the number of the skin seen. */
export function openShutter(
  sitting: Sitting,
  near: NearThings,
): (column: number, row: number, out: Float64Array) => number {
  const { camera, scene, light: map, lights, paints, product, isEvening, isTurned } = sitting
  const expose = exposeProduct(sitting)
  const bounce = meanOfTexture(product.texture)
  const isBacklit = product.recipe.family === 'glass' && product.on === 'screen'
  const isMetal = product.recipe.family === 'metal' || product.recipe.family === 'patina'
  const ray = aRay()
  const hit: Hit = aHit()
  const patch: MeasuredPatch = {
    u: 0,
    v: 0,
    uColumn: 0,
    vColumn: 0,
    uRow: 0,
    vRow: 0,
    id: -1,
    nx: 0,
    ny: 0,
    side: isTurned ? -1 : 1,
  }
  const light = new Float64Array(BANDS)
  const lit = { id: -1, row: -1, nx: 0.5, pair: -1, scale: 1 }

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
    paints[look](hit, patch, out)
    // On a flat skin two neighbours may share their light.
    const isShared = hit.id === lit.id && row === lit.row && hit.nx === lit.nx && column >> 1 === lit.pair
    if (!isShared) {
      readLight(map, column, row, hit, light)
      for (let channel = 0; channel < 3; channel++)
        light[channel] = (light[channel] ?? 0) + (light[3] ?? 0) * (bounce[channel] ?? 0)
      lit.scale = expose(light)
      lit.id = hit.id
      lit.row = row
      lit.nx = hit.nx
      lit.pair = column >> 1
    }
    const facing = Math.max(0, -(ray.dx * hit.nx + ray.dy * hit.ny + ray.dz * hit.nz))
    const isProduct = look === 'product'
    const isPile = isProduct && product.isPile
    const sheen = (isProduct ? product.gloss : (SHEEN[look] ?? 0)) * (0.05 + 0.55 * (1 - facing) ** 4)
    const { scale } = lit
    for (let channel = 0; channel < 3; channel++) {
      const albedo = out[channel] ?? 0
      const mirror = (light[4 + channel] ?? 0) * scale
      let shown = albedo * (light[channel] ?? 0) * scale
      if (isPile) shown *= 0.86 + 0.9 * (1 - facing) ** 3
      if (isProduct && isMetal) shown = shown * 0.6 + albedo * mirror * 0.7
      if (isProduct && isBacklit) shown = shown * 0.5 + albedo * (isEvening ? 0.34 : 0.5)
      out[channel] = shown + sheen * mirror
      if (look === 'glow')
        out[channel] = albedo * (isEvening ? (GLOW[channel] ?? 1) * (0.72 + 0.36 * facing) : 0.3) + shown * 0.55
    }
    return hit.id
  }
}
