import { type NearThings, findNearThings } from './light/near.ts'
import { SIDES } from './shell.ts'
import { openShutter } from './light/shutter.ts'
import { type Sitting } from './furniture/sitting.ts'

/** Places inside a pixel, in pixels, at which an edge is looked at again. */
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
  const near = findNearThings(camera, sitting.scene.things)
  const look = openShutter(sitting, near)
  const picture = new Float32Array(width * height * 3)
  const ids = new Int32Array(width * height)
  const colour = new Float64Array(3)
  const see = (column: number, row: number) => {
    const index = row * width + column
    ids[index] = look(column + 0.5, row + 0.5, colour)
    picture.set(colour, index * 3)
  }
  for (let row = 0; row < height; row += 2) for (let column = 0; column < width; column += 2) see(column, row)
  const isCalm = findCalm(sitting, near)
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
function findCalm(
  { camera, scene, isTurned }: Sitting,
  near: NearThings,
): (id: number, column: number, row: number) => boolean {
  const calm = scene.cells.map(({ looks }) => SIDES.map((side) => looks[side] === 'wall' || looks[side] === 'ceiling'))
  return (id, column, row) =>
    calm[Math.floor(id / SIDES.length)]?.[id % SIDES.length] === true &&
    near(isTurned ? camera.width - 1 - column : column, row).length === 0
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
