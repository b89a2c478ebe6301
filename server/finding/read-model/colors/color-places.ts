import type { Lab } from '../../../../contract/colors/color-difference.ts'

/** The number of lightness steps. */
export const LIGHT_STEPS = 1024
const STEP = 100 / LIGHT_STEPS

/** The lightness, 0..100, at which each step begins; one more entry for the end. */
export function lightOfStep(step: number): number {
  return step * STEP
}

/** A grid of squares over the plane of a* and b*, from −reach to reach both ways, numbered row by row from `first`. */
export interface ColorGrid {
  reach: number
  side: number
  row: number
  first: number
  firstCorner: number
}

/** Small around grey, where hue turns fast and most colours of materials lie; large where colours are strong. */
const SMALL: ColorGrid = { reach: 4, side: 1 / 8, row: 64, first: 0, firstCorner: 0 }
const MIDDLE: ColorGrid = { reach: 16, side: 1, row: 32, first: 64 ** 2, firstCorner: 65 ** 2 }
const LARGE: ColorGrid = { reach: 128, side: 2, row: 128, first: 64 ** 2 + 32 ** 2, firstCorner: 65 ** 2 + 33 ** 2 }
export const SQUARES = LARGE.first + LARGE.row ** 2
export const CORNERS = LARGE.firstCorner + (LARGE.row + 1) ** 2

function gridOf(a: number, b: number): ColorGrid {
  if (a >= -MIDDLE.reach && a < MIDDLE.reach && b >= -MIDDLE.reach && b < MIDDLE.reach)
    return a >= -SMALL.reach && a < SMALL.reach && b >= -SMALL.reach && b < SMALL.reach ? SMALL : MIDDLE
  return LARGE
}

function squareOf(a: number, b: number): number {
  const { reach, side, row, first } = gridOf(a, b)
  return first + Math.floor((a + reach) / side) * row + Math.floor((b + reach) / side)
}

/** The grid to which a square belongs. */
export function gridOfSquare(number: number): ColorGrid {
  if (number >= LARGE.first) return LARGE
  return number >= MIDDLE.first ? MIDDLE : SMALL
}

/** The place of no colour. */
export const NOWHERE = 0xffff_ffff

/** Where a colour of sRGB lies in CIELAB, coarsely: its square, and in the lowest ten bits its step of lightness. */
export function colorPlaceOf([l, a, b]: Lab): number {
  const step = Math.min(LIGHT_STEPS - 1, Math.max(0, Math.floor(l / STEP)))
  return squareOf(a, b) * LIGHT_STEPS + step
}

export function stepOfPlace(place: number): number {
  return place & (LIGHT_STEPS - 1)
}

export function squareOfPlace(place: number): number {
  return place >>> 10
}
