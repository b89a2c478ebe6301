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

/** Fewer cells a side tell nothing. */
const FEWEST_CELLS = 4
const MOST_SURFACES = 5
/** As a share of the picture. */
const SMALLEST = 0.04

/**
 * Surfaces that differ, at most five, the largest first: of each the largest rectangle inside it, from 4 % of the picture.
 * None where the picture shows but one. A grid of cells, each with its colour and its texture, is joined cell by cell
 * (`joinCells`), and rectangles keep a cell's distance from where two surfaces meet.
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

/** 1 for cells of a label that have only their like around them. */
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

/** The largest rectangle of ones: of each row as its lower edge, by the heights of the ones above it. */
function largestRectangle(isIn: Uint8Array, columns: number): Rectangle {
  let best: Rectangle = { x: 0, y: 0, w: 0, h: 0 }
  const heights = new Uint16Array(columns)
  for (let row = 0; row < isIn.length / columns; row++) {
    for (let x = 0; x < columns; x++) heights[x] = isIn[row * columns + x] ? (heights[x] ?? 0) + 1 : 0
    for (let x = 0; x < columns; x++) best = larger(best, largestFrom(heights, x, row))
  }
  return best
}

/** Of those that stand on a row and begin at a column. */
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
