import type { Lab } from '../../../contract/color-difference.ts'

/** Steps of lightness that a place tells apart. */
export const LIGHT_STEPS = 4096
const STEP = 100 / LIGHT_STEPS

/** The lightness, 0..100, at which a step begins; one more is where the last ends. */
export function lightOfStep(step: number): number {
  return step * STEP
}

/** A square of the plane of a* and b*: its lower corner and its side. */
export interface Square {
  a: number
  b: number
  side: number
}

/** Around grey, where hue turns fast and most colours of materials lie, squares are small, far from it large, else 1 wide. */
const SMALL = 1 / 8
const GREY = 4
const LARGE = 2
const STRONG = 32
const SMALL_ROW = (2 * GREY) / SMALL
const SMALL_SQUARES = SMALL_ROW ** 2
/** Squares are numbered below this. sRGB has none with a* under −88, so that no two share a number. */
export const SQUARES = 1 << 16

export function squareOf(a: number, b: number): number {
  if (isWithin(a, b, GREY)) return Math.floor((a + GREY) / SMALL) * SMALL_ROW + Math.floor((b + GREY) / SMALL)
  const side = isWithin(a, b, STRONG) ? 1 : LARGE
  return ((Math.floor(a / side) * side + 128) << 8) | (Math.floor(b / side) * side + 128)
}

function isWithin(a: number, b: number, reach: number): boolean {
  return a >= -reach && a < reach && b >= -reach && b < reach
}

export function squareAt(square: number): Square {
  if (square >= SMALL_SQUARES) {
    const [a, b] = [(square >>> 8) - 128, (square & 255) - 128]
    return { a, b, side: isWithin(a, b, STRONG) ? 1 : LARGE }
  }
  return {
    a: Math.floor(square / SMALL_ROW) * SMALL - GREY,
    b: (square % SMALL_ROW) * SMALL - GREY,
    side: SMALL,
  }
}

/** A number of its own for each corner of a square, below SQUARES. */
export function cornerNumber(a: number, b: number): number {
  if (Number.isInteger(a) && Number.isInteger(b)) return ((a + 128) << 8) | (b + 128)
  return ((a + GREY) / SMALL) * (SMALL_ROW + 1) + (b + GREY) / SMALL
}

/** A place that no colour has. */
export const NOWHERE = 0xffff_ffff

/** Where a colour of sRGB lies in CIELAB, coarsely: its square, and in the lowest twelve bits its step of lightness. */
export function placeOf([l, a, b]: Lab): number {
  const step = Math.min(LIGHT_STEPS - 1, Math.max(0, Math.floor(l / STEP)))
  return (squareOf(a, b) << 12) | step
}

export function stepOfPlace(place: number): number {
  return place & (LIGHT_STEPS - 1)
}

export function squareOfPlace(place: number): number {
  return place >>> 12
}
