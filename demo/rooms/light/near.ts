import { type Camera, project } from './camera.ts'
import { type Place } from './ray.ts'
import { type Part, type Thing, cornersOf, openThing } from '../solids.ts'

/** Side in pixels of the squares for which the visible things are listed. */
const SQUARE = 16

/** The things that may be visible at a pixel, each with only its possibly visible parts: most pixels have none. */
export type NearThings = (column: number, row: number) => Thing[]

export function findNearThings(camera: Camera, things: Thing[]): NearThings {
  const columns = Math.ceil(camera.width / SQUARE)
  const rows = Math.ceil(camera.height / SQUARE)
  const lists: Thing[][] = Array.from({ length: columns * rows }, () => [])
  for (const thing of things) {
    const squares = new Map<number, Part[]>()
    for (const part of thing.parts) {
      const frame = frameOf(camera, cornersOf(thing, part.bounds))
      for (const square of squaresIn(frame, columns, rows)) {
        const parts = squares.get(square) ?? []
        parts.push(part)
        squares.set(square, parts)
      }
    }
    for (const [square, parts] of squares) lists[square]?.push(openThing(thing, parts))
  }
  return (column, row) => lists[Math.floor(row / SQUARE) * columns + Math.floor(column / SQUARE)] ?? []
}

type Frame = { left: number; right: number; top: number; low: number }

/** Indices of the squares that a part of the picture touches. */
function squaresIn({ left, right, top, low }: Frame, columns: number, rows: number): number[] {
  const first = Math.max(0, Math.floor(left / SQUARE))
  const last = Math.min(columns - 1, Math.floor(right / SQUARE))
  const found: number[] = []
  for (let row = Math.max(0, Math.floor(top / SQUARE)); row <= Math.min(rows - 1, Math.floor(low / SQUARE)); row++)
    for (let column = first; column <= last; column++) found.push(row * columns + column)
  return found
}

/** The part of the picture, in pixels, that contains the corners; the whole picture if one lies beside the camera. */
function frameOf(camera: Camera, corners: Place[]): Frame {
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
