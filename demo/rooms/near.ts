import { type Camera, project } from './camera.ts'
import { type Thing, cornersOf } from './solids.ts'

/** Side in pixels of the squares for which the things in them are known. */
const SQUARE = 16

/** The things that may be seen in each square of a picture: most squares hold none, and need no search. */
export type NearThings = (column: number, row: number) => Thing[]

export function findNearThings(camera: Camera, things: Thing[]): NearThings {
  const columns = Math.ceil(camera.width / SQUARE)
  const rows = Math.ceil(camera.height / SQUARE)
  const lists: Thing[][] = Array.from({ length: columns * rows }, () => [])
  for (const thing of things) {
    const { left, right, top, low } = frameOf(camera, thing)
    const toColumn = Math.min(columns - 1, Math.floor(right / SQUARE))
    const toRow = Math.min(rows - 1, Math.floor(low / SQUARE))
    for (let row = Math.max(0, Math.floor(top / SQUARE)); row <= toRow; row++) {
      for (let column = Math.max(0, Math.floor(left / SQUARE)); column <= toColumn; column++)
        lists[row * columns + column]?.push(thing)
    }
  }
  return (column, row) => lists[Math.floor(row / SQUARE) * columns + Math.floor(column / SQUARE)] ?? []
}

/** The part of the picture that a thing lies in, in pixels; all of it where the thing reaches beside the camera. */
function frameOf(camera: Camera, thing: Thing) {
  const frame = { left: Infinity, right: -Infinity, top: Infinity, low: -Infinity }
  for (const corner of cornersOf(thing)) {
    const { column, row, depth } = project(camera, corner)
    if (depth < 100) return { left: 0, right: camera.width, top: 0, low: camera.height }
    frame.left = Math.min(frame.left, column - 2)
    frame.right = Math.max(frame.right, column + 2)
    frame.top = Math.min(frame.top, row - 2)
    frame.low = Math.max(frame.low, row + 2)
  }
  return frame
}
