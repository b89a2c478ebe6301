import { type Camera, project } from './camera.ts'
import { type Place } from './ray.ts'
import { type Part, type Thing, cornersOf, holdAll } from './solids.ts'

/** Side in pixels of the squares for which the things in them are known. */
const SQUARE = 16

/** The things that may be seen at a pixel, each with only the parts that may: most pixels have none, and need no search. */
export type NearThings = (column: number, row: number) => Thing[]

export function findNearThings(camera: Camera, things: Thing[]): NearThings {
  const columns = Math.ceil(camera.width / SQUARE)
  const rows = Math.ceil(camera.height / SQUARE)
  const lists: Thing[][] = Array.from({ length: columns * rows }, () => [])
  for (const thing of things) {
    const squares = new Map<number, Part[]>()
    for (const part of thing.parts) {
      const frame = frameOf(camera, cornersOf(thing, part.bounds))
      const right = Math.min(columns - 1, Math.floor(frame.right / SQUARE))
      const low = Math.min(rows - 1, Math.floor(frame.low / SQUARE))
      for (let row = Math.max(0, Math.floor(frame.top / SQUARE)); row <= low; row++) {
        for (let column = Math.max(0, Math.floor(frame.left / SQUARE)); column <= right; column++) {
          const square = row * columns + column
          const parts = squares.get(square)
          if (parts) parts.push(part)
          else squares.set(square, [part])
        }
      }
    }
    for (const [square, parts] of squares) lists[square]?.push({ ...thing, parts, bounds: holdAll(parts) })
  }
  return (column, row) => lists[Math.floor(row / SQUARE) * columns + Math.floor(column / SQUARE)] ?? []
}

/** The part of the picture that corners lie in, in pixels; all of it where one lies beside the camera. */
function frameOf(camera: Camera, corners: Place[]) {
  const frame = { left: Infinity, right: -Infinity, top: Infinity, low: -Infinity }
  for (const corner of corners) {
    const { column, row, depth } = project(camera, corner)
    if (depth < 100) return { left: 0, right: camera.width, top: 0, low: camera.height }
    frame.left = Math.min(frame.left, column - 2)
    frame.right = Math.max(frame.right, column + 2)
    frame.top = Math.min(frame.top, row - 2)
    frame.low = Math.max(frame.low, row + 2)
  }
  return frame
}
