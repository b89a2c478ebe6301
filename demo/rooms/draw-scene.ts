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
import { type MeasuredPatch } from './texture.ts'
import { trace } from './trace.ts'

/** Light of a shade with a lamp burning in it. */
const GLOW = [1.2, 1.03, 0.8]
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
  const see = (column: number, row: number) => {
    const index = row * width + column
    ids[index] = look(column + 0.5, row + 0.5, colour)
    picture.set(colour, index * 3)
  }
  for (let row = 0; row < height; row += 2) for (let column = 0; column < width; column += 2) see(column, row)
  const isCalm = findCalm(sitting)
  for (let row = 0; row < height; row++) {
    for (let column = row & 1 ? 0 : 1; column < width; column += row & 1 ? 1 : 2) {
      const corner = (row & ~1) * width + (column & ~1)
      const id = ids[corner] ?? 0
      const isSame = id === ids[corner + 2] && id === ids[corner + 2 * width] && id === ids[corner + 2 * width + 2]
      if (isSame && (column & ~1) + 2 < width && isCalm(id, column, row)) {
        mixCorners(picture, { corner, width, right: column & 1, low: row & 1 })
        ids[row * width + column] = id
      } else see(column, row)
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

/** Whether a pixel lies on plain wall or ceiling with nothing before it: so calm that every second pixel will do. */
function findCalm({ camera, scene, isTurned }: Sitting): (id: number, column: number, row: number) => boolean {
  const near = findNearThings(camera, scene.things)
  const calm = scene.cells.map(({ looks }) =>
    [looks.x0, looks.x1, looks.y0, looks.y1, looks.z0, looks.z1].map((look) => look === 'wall' || look === 'ceiling'),
  )
  return (id, column, row) =>
    calm[Math.floor(id / 6)]?.[id % 6] === true && near(isTurned ? camera.width - 1 - column : column, row).length === 0
}

/** Fills a pixel from the seen ones at the corners of its square of two by two. */
function mixCorners(
  picture: Float32Array,
  { corner, width, right, low }: { corner: number; width: number; right: number; low: number },
): void {
  const a = corner * 3
  const b = (corner + 2 * right) * 3
  const c = (corner + 2 * low * width) * 3
  const d = (corner + 2 * right + 2 * low * width) * 3
  const at = (corner + right + low * width) * 3
  for (let channel = 0; channel < 3; channel++) {
    const sum = (picture[a + channel] ?? 0) + (picture[b + channel] ?? 0)
    picture[at + channel] = (sum + (picture[c + channel] ?? 0) + (picture[d + channel] ?? 0)) / 4
  }
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
    readLight(map, column, row, hit, light)
    const facing = Math.max(0, -(ray.dx * hit.nx + ray.dy * hit.ny + ray.dz * hit.nz))
    const isProduct = look === 'product'
    const isPile = isProduct && product.isPile
    const sheen = (isProduct ? product.gloss : (SHEEN[look] ?? 0)) * (0.05 + 0.55 * (1 - facing) ** 4)
    for (let channel = 0; channel < 3; channel++)
      light[channel] = (light[channel] ?? 0) + (light[3] ?? 0) * (bounce[channel] ?? 0)
    const scale = expose(light)
    for (let channel = 0; channel < 3; channel++) {
      const albedo = out[channel] ?? 0
      const mirror = (light[4 + channel] ?? 0) * scale
      let lit = albedo * (light[channel] ?? 0) * scale
      if (isPile) lit *= 0.86 + 0.9 * (1 - facing) ** 3
      if (isProduct && isMetal) lit = lit * 0.6 + albedo * mirror * 0.7
      if (isProduct && isBacklit) lit = lit * 0.5 + albedo * (isEvening ? 0.34 : 0.5)
      out[channel] = lit + sheen * mirror
      if (look === 'glow')
        out[channel] = albedo * (isEvening ? (GLOW[channel] ?? 1) * (0.72 + 0.36 * facing) : 0.3) + lit * 0.55
    }
    return hit.id
  }
}
