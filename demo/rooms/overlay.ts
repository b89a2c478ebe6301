import { type Camera } from './camera.ts'
import { type Facing } from './light.ts'
import { type Scene } from './settings.ts'
import { shadeSolid, traceSolids } from './trace.ts'

/** Places inside a pixel at which an edge is looked at again. */
const CORNERS = [
  [0.2, 0.3],
  [0.7, 0.2],
  [0.3, 0.8],
  [0.8, 0.7],
] as const

/** Draws the furniture over the picture (linear light, three numbers a pixel), with smooth edges. */
export function drawSolids(picture: Float32Array, camera: Camera, scene: Scene): void {
  const { width, height } = camera
  const hit: Facing = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 1 }
  const seen = new Int8Array(width * height)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      seen[row * width + column] = traceSolids(camera, scene, { column: column + 0.5, row: row + 0.5 }, hit)
    }
  }
  const colour = new Float64Array(3)
  for (let index = 0; index < seen.length; index++) {
    const own = seen[index] ?? -1
    const isEdge =
      own !== (seen[index + 1] ?? own) ||
      own !== (seen[index - 1] ?? own) ||
      own !== (seen[index + width] ?? own) ||
      own !== (seen[index - width] ?? own)
    if (own < 0 && !isEdge) continue
    const column = index % width
    const row = (index - column) / width
    const places = isEdge ? CORNERS : ([[0.5, 0.5]] as const)
    const ground = [picture[index * 3] ?? 0, picture[index * 3 + 1] ?? 0, picture[index * 3 + 2] ?? 0]
    picture.fill(0, index * 3, index * 3 + 3)
    for (const [right, down] of places) {
      const solid = scene.solids[traceSolids(camera, scene, { column: column + right, row: row + down }, hit)]
      if (solid) shadeSolid(scene, solid, hit, colour)
      for (let channel = 0; channel < 3; channel++) {
        picture[index * 3 + channel] =
          (picture[index * 3 + channel] ?? 0) + ((solid ? colour[channel] : ground[channel]) ?? 0) / places.length
      }
    }
  }
}
