import { medianColor } from '../../platform/pictures/palette.ts'
import { joinCells } from './join-cells.ts'
import { CELL, FEATURES, measureCells } from './measure-cells.ts'
import type { CellGrid, Pixels } from './measure-cells.ts'
import { largestRectangle } from './rectangle.ts'
import type { Rectangle } from './rectangle.ts'
import { withoutText } from './text-page.ts'

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
const SMALLEST = 0.03

/** How surely a surface is a material that can be searched, by rendered rooms (decisions/162). */
const WORTH = { area: 0.75, texture: 0.5, low: 2, light: 0.02 }
/** Camera noise that is left in a small version, in ΔE*ab. */
const NOISE = 0.5

/**
 * At most five different surfaces, each as the largest rectangle inside it, from 3 % of the picture; empty if there is only one, or nothing but text. The first
 * ones are most surely materials. Cells are joined to surfaces (`joinCells`); rectangles keep one cell away from the edges of a surface.
 */
export function surfacesIn(pixels: Pixels): Surface[] {
  const grid = measureCells(pixels)
  const { columns, rows } = grid
  if (columns < FEWEST_CELLS || rows < FEWEST_CELLS) return []
  const labels = joinCells(grid, SMALLEST)
  const found = new Set(labels)
  if (found.size < 2) return []
  const smallest = SMALLEST * (pixels.width / CELL) * (pixels.height / CELL)
  const surfaces = [...found]
    .map((label) => largestRectangle(insideOf(labels, label, columns), columns))
    .filter(({ w, h }) => w * h >= smallest)
    .map((place) => ({ place, worth: worthOf(grid, place) }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, MOST_SURFACES)
    .map(({ place }) => surfaceOf(pixels, place))
  return pixels.page ? withoutText(surfaces, pixels.page) : surfaces
}

/**
 * Large, textured, low and dark: floors and furniture before walls, and those before what only looks like a surface, a ceiling, a painted
 * wall, the sky.
 */
function worthOf({ columns, rows, features, texture }: CellGrid, { x, y, w, h }: Rectangle): number {
  let [fine, lightness] = [0, 0]
  for (let row = y; row < y + h; row++) {
    for (let column = x; column < x + w; column++) {
      const cell = row * columns + column
      fine += (texture[cell] ?? 0) / (w * h)
      lightness += (features[cell * FEATURES] ?? 0) / (w * h)
    }
  }
  const area = (w * h) / (columns * rows)
  const low = (y + h / 2) / rows
  return (
    WORTH.area * Math.log(area) + WORTH.texture * Math.log(fine + NOISE) + WORTH.low * low - WORTH.light * lightness
  )
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
