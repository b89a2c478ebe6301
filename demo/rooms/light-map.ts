import { type Camera, seePlane } from './camera.ts'
import { cornerLight, shadowOf, windowLight } from './light.ts'
import { sunLight } from './sun.ts'
import { type Scene } from './settings.ts'

/** Pixels from node to node: light on a plain wall changes slowly, so it is asked for only there. */
const STEP = 3

/** Reads the light at a pixel of the plane that the map was made for. */
type LightMap = (column: number, row: number) => number

/** The light on the back wall (`isFloor` false) or on the floor, shadows included. */
export function mapLight(camera: Camera, scene: Scene, isFloor: boolean): LightMap {
  const first = isFloor ? camera.floorRow + 0.01 : 0
  const last = isFloor ? camera.height : camera.floorRow - 0.01
  const columns = Math.ceil(camera.width / STEP) + 2
  const rows = Math.ceil((last - first) / STEP) + 2
  const nodes = new Float32Array(columns * rows)
  const point = { x: 0, y: 0, z: 0, nx: 0, ny: isFloor ? 1 : 0, nz: isFloor ? 0 : 1 }
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      seePlane(camera, i * STEP, isFloor ? first + j * STEP : Math.min(last, first + j * STEP), point)
      const corner = cornerLight(isFloor ? point.z : point.y)
      nodes[j * columns + i] = windowLight(point) * corner * shadowOf(scene, point) + sunLight(scene, point)
    }
  }
  return (column, row) => {
    const u = column / STEP
    const v = Math.max(0, (row - first) / STEP)
    const i = Math.floor(u)
    const j = Math.floor(v)
    const base = j * columns + i
    const top = (nodes[base] ?? 1) + ((nodes[base + 1] ?? 1) - (nodes[base] ?? 1)) * (u - i)
    const low =
      (nodes[base + columns] ?? 1) + ((nodes[base + columns + 1] ?? 1) - (nodes[base + columns] ?? 1)) * (u - i)
    return top + (low - top) * (v - j)
  }
}
