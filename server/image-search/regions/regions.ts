import { medianColor } from '../../platform/pictures/palette.ts'
import { joinCells } from './join-cells.ts'
import { CELL, measureCells } from './measure-cells.ts'
import type { Pixels } from './measure-cells.ts'

/** A rectangle within one surface, as shares of the picture's width and height, and its main colour `0xrrggbb`. */
export interface Surface {
  x: number
  y: number
  w: number
  h: number
  rgb: number
}

/** A grid with fewer cells a side is too coarse. */
const FEWEST_CELLS = 4
const MOST_SURFACES = 5
/** As a share of the picture. */
const SMALLEST = 0.04

/**
 * At most five different surfaces, the largest first, each as the largest rectangle inside it, from 4 % of the picture; empty if there
 * is only one. Cells are joined to surfaces (`joinCells`); rectangles keep one cell away from the edges of a surface.
 */
export function surfacesIn(pixels: Pixels): Surface[] {
  const grid = measureCells(pixels)
  const { columns, rows } = grid
  if (columns < FEWEST_CELLS || rows < FEWEST_CELLS) return []
  const labels = joinCells(grid, SMALLEST)
  const sizes = new Map<number, number>()
  for (const label of labels) sizes.set(label, (sizes.get(label) ?? 0) + 1)
  if (sizes.size < 2) return []
  const smallest = SMALLEST * (pixels.width / CELL) * (pixels.height / CELL)
  return [...sizes]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_SURFACES)
    .map(([label]) => largestRectangle(insideOf(labels, label, columns), columns))
    .filter(({ w, h }) => w * h >= smallest)
    .map((cells) => surfaceOf(pixels, cells))
}

/** 1 for cells of the label whose neighbours all have the same label. */
function insideOf(labels: Uint16Array, label: number, columns: number): Uint8Array {
  const last = labels.length / columns - 1
  return Uint8Array.from(labels, (_, cell) => {
    const [x, y] = [cell % columns, Math.floor(cell / columns)]
    for (let row = Math.max(0, y - 1); row <= Math.min(last, y + 1); row++) {
      const around = labels.subarray(row * columns + Math.max(0, x - 1), row * columns + Math.min(columns, x + 2))
      if (around.some((other) => other !== label)) return 0
    }
    return 1
  })
}

/** In cells. */
interface Rectangle {
  x: number
  y: number
  w: number
  h: number
}

/** The largest rectangle of ones: each row as its lower edge, with the heights of the columns of ones above it. */
function largestRectangle(isIn: Uint8Array, columns: number): Rectangle {
  let best: Rectangle = { x: 0, y: 0, w: 0, h: 0 }
  const heights = new Uint16Array(columns)
  for (let row = 0; row < isIn.length / columns; row++) {
    for (let x = 0; x < columns; x++) heights[x] = isIn[row * columns + x] ? (heights[x] ?? 0) + 1 : 0
    for (let x = 0; x < columns; x++) best = larger(best, largestFrom(heights, x, row))
  }
  return best
}

/** The largest rectangle on a row that begins at a column. */
function largestFrom(heights: Uint16Array, x: number, row: number): Rectangle {
  let best: Rectangle = { x, y: row, w: 0, h: 0 }
  let h = heights[x] ?? 0
  for (let end = x; end < heights.length && h > 0; end++) {
    h = Math.min(h, heights[end] ?? 0)
    best = larger(best, { x, y: row - h + 1, w: end - x + 1, h })
  }
  return best
}

function larger(one: Rectangle, other: Rectangle): Rectangle {
  return other.w * other.h > one.w * one.h ? other : one
}

function surfaceOf({ rgb, width, height }: Pixels, { x, y, w, h }: Rectangle): Surface {
  const pixels: number[] = []
  for (let row = y * CELL; row < (y + h) * CELL; row++) {
    for (let column = x * CELL; column < (x + w) * CELL; column++) pixels.push((row * width + column) * 3)
  }
  return {
    x: (x * CELL) / width,
    y: (y * CELL) / height,
    w: (w * CELL) / width,
    h: (h * CELL) / height,
    rgb: medianColor(rgb, pixels),
  }
}
