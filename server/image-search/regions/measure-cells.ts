import { labOfRgb } from '../../../contract/colors/lab.ts'

/** Pixels of a picture, three bytes each (8-bit sRGB), row by row from the top left. */
export interface Pixels {
  rgb: Uint8Array
  width: number
  height: number
  /** The picture in more detail, if it may be a page of text. */
  page?: Page
}

/** The lightness of a picture's pixels, 0..255, row by row from the top left. */
export interface Page {
  light: Uint8Array
  width: number
  height: number
}

/** A grid of cells with the features of each. */
export interface CellGrid {
  columns: number
  rows: number
  /** `FEATURES` numbers for each cell; a difference of one is as visible as ΔE*ab 1. */
  features: Float64Array
  /** The fine texture of each cell: how much lightness bends over three pixels, in ΔE*ab; light that falls off does not bend. */
  texture: Float64Array
}

/** L*, a*, b*, and the logarithms of the change in lightness over one pixel and over four. */
export const FEATURES = 5

/** The side of a cell, in pixels. */
export const CELL = 5
/** Twice the change is as visible as this ΔE*ab. */
const TEXTURE_UNIT = 8 / Math.LN2
/** Camera noise on a plain surface; added so that logarithms of almost nothing do not differ. */
const LEAST_CHANGE = 2

/** The colour and the texture of each whole cell. */
export function measureCells(pixels: Pixels): CellGrid {
  const { width, height } = pixels
  const [columns, rows] = [Math.floor(width / CELL), Math.floor(height / CELL)]
  const sums = new Float64Array(columns * rows * FEATURES)
  const texture = new Float64Array(columns * rows)
  const lab = labOf(pixels)
  for (let y = 0; y < rows * CELL; y++) {
    for (let x = 0; x < columns * CELL; x++) {
      const at = (y * width + x) * 3
      const cell = Math.floor(y / CELL) * columns + Math.floor(x / CELL)
      const sum = cell * FEATURES
      sums[sum] = (sums[sum] ?? 0) + (lab[at] ?? 0)
      sums[sum + 1] = (sums[sum + 1] ?? 0) + (lab[at + 1] ?? 0)
      sums[sum + 2] = (sums[sum + 2] ?? 0) + (lab[at + 2] ?? 0)
      sums[sum + 3] = (sums[sum + 3] ?? 0) + changeAt(x, y, 1)
      sums[sum + 4] = (sums[sum + 4] ?? 0) + changeAt(x, y, 4)
      texture[cell] = (texture[cell] ?? 0) + bendAt(x, y) / CELL ** 2
    }
  }
  const features = sums.map((sum, at) => {
    const mean = sum / CELL ** 2
    return at % FEATURES < 3 ? mean : TEXTURE_UNIT * Math.log(mean + LEAST_CHANGE)
  })
  return { columns, rows, features, texture }

  /** How much lightness changes over some pixels, to the right and downwards. */
  function changeAt(x: number, y: number, step: number): number {
    const here = lab[(y * width + x) * 3] ?? 0
    const right = lab[(y * width + Math.min(width - 1, x + step)) * 3] ?? 0
    const below = lab[(Math.min(height - 1, y + step) * width + x) * 3] ?? 0
    return Math.abs(right - here) + Math.abs(below - here)
  }

  /** How much lightness bends around a pixel, across and down. */
  function bendAt(x: number, y: number): number {
    const [column, row] = [Math.min(width - 2, Math.max(1, x)), Math.min(height - 2, Math.max(1, y))]
    const at = row * width + column
    const twice = 2 * (lab[at * 3] ?? 0)
    const across = (lab[(at - 1) * 3] ?? 0) + (lab[(at + 1) * 3] ?? 0) - twice
    const down = (lab[(at - width) * 3] ?? 0) + (lab[(at + width) * 3] ?? 0) - twice
    return Math.abs(across) + Math.abs(down)
  }
}

function labOf({ rgb }: Pixels): Float32Array {
  const lab = new Float32Array(rgb.length)
  for (let at = 0; at < rgb.length; at += 3) {
    const [l, a, b] = labOfRgb(((rgb[at] ?? 0) << 16) | ((rgb[at + 1] ?? 0) << 8) | (rgb[at + 2] ?? 0))
    lab[at] = l
    lab[at + 1] = a
    lab[at + 2] = b
  }
  return lab
}
