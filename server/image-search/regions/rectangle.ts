/** In cells. */
export interface Rectangle {
  x: number
  y: number
  w: number
  h: number
}

/** A search looks at the middle of what is longer than this times its width (`prepare-picture.ts`). */
const LONGEST = 2

/** The rectangle of ones of which a search sees most: each row as its lower edge, with the heights of the columns of ones above it. */
export function largestRectangle(isIn: Uint8Array, columns: number): Rectangle {
  let best: Rectangle = { x: 0, y: 0, w: 0, h: 0 }
  const heights = new Uint16Array(columns)
  for (let row = 0; row < isIn.length / columns; row++) {
    for (let x = 0; x < columns; x++) heights[x] = isIn[row * columns + x] ? (heights[x] ?? 0) + 1 : 0
    for (let x = 0; x < columns; x++) best = better(best, bestFrom(heights, x, row))
  }
  return best
}

/** The best rectangle on a row that begins at a column. */
function bestFrom(heights: Uint16Array, x: number, row: number): Rectangle {
  let best: Rectangle = { x, y: row, w: 0, h: 0 }
  let h = heights[x] ?? 0
  for (let end = x; end < heights.length && h > 0; end++) {
    h = Math.min(h, heights[end] ?? 0)
    best = better(best, { x, y: row - h + 1, w: end - x + 1, h })
  }
  return best
}

function better(one: Rectangle, other: Rectangle): Rectangle {
  const [had, has] = [seenOf(one), seenOf(other)]
  return has > had || (has === had && other.w * other.h > one.w * one.h) ? other : one
}

function seenOf({ w, h }: Rectangle): number {
  return Math.min(w, LONGEST * h) * Math.min(h, LONGEST * w)
}
