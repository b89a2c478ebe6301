import { chromaPart, lightnessPart } from '../../../contract/color-difference.ts'
import type { Lab } from '../../../contract/color-difference.ts'
import { labOfRgb } from '../../../contract/lab.ts'
import { LIGHT_STEPS, SQUARES, cornerNumber, lightOfStep, squareAt } from './color-places.ts'
import type { Square } from './color-places.ts'

/**
 * How far places of CIELAB lie from one colour, in squares of ΔE00: at least and at most. The square of ΔE00 is a part
 * of lightness and a part of a* and b*, so both are bounded apart and added.
 */
export interface Nearness {
  lab: Lab
  /** By step of lightness. */
  lightLow: Float64Array
  lightHigh: Float64Array
  /** By square of a* and b*, at least and at most beside each other; at most is 0 until `boundSquare` was asked. */
  squares: Float32Array
  /** The root of the part of a* and b* at corners of squares, by `cornerNumber`; 0 until asked for. */
  corners: Float32Array
}

const MOST_KEPT = 4
const kept = new Map<number, Nearness>()

/** The nearness to a colour `0xrrggbb`; those asked for last are kept, as a list and its counts ask for the same. */
export function nearnessTo(rgb: number): Nearness {
  const known = kept.get(rgb) ?? emptyNearness(labOfRgb(rgb))
  kept.delete(rgb)
  kept.set(rgb, known)
  for (const [oldest] of kept) if (kept.size > MOST_KEPT) kept.delete(oldest)
  return known
}

function emptyNearness(lab: Lab): Nearness {
  const lightLow = new Float64Array(LIGHT_STEPS)
  const lightHigh = new Float64Array(LIGHT_STEPS)
  // The part of lightness grows with the gap in lightness, so within a step it lies between that at its ends.
  for (let step = 0; step < LIGHT_STEPS; step++) {
    const [from, to] = [lightOfStep(step), lightOfStep(step + 1)]
    const [one, other] = [lightnessPart(lab[0], from), lightnessPart(lab[0], to)]
    const isOwn = from <= lab[0] && lab[0] <= to
    lightLow[step] = isOwn ? 0 : Math.min(one, other)
    lightHigh[step] = Math.max(one, other)
  }
  return {
    lab,
    lightLow,
    lightHigh,
    squares: new Float32Array(SQUARES * 2),
    corners: new Float32Array(SQUARES),
  }
}

/**
 * How far a square may reach beyond what its corners say: by this part of the gap between them, and by so much ΔE00,
 * more where the mean of two hues jumps. Six million pairs of colours, most of them where it is hardest, needed no more
 * than half; a property test holds the whole search to plain ΔE00.
 */
const BEYOND = 0.5
const BEYOND_LEAST = 0.1
const BEYOND_JUMP = 2.5

/** Bounds one square of a* and b*. */
export function boundSquare(nearness: Nearness, number: number): void {
  const { lab, squares } = nearness
  const square = squareAt(number)
  const { a, b, side } = square
  const corners = [
    cornerOf(nearness, a, b),
    cornerOf(nearness, a + side, b),
    cornerOf(nearness, a, b + side),
    cornerOf(nearness, a + side, b + side),
  ]
  const least = Math.min(...corners)
  const most = Math.max(...corners)
  const beyond = BEYOND * (most - least) + (isJump(lab, square) ? BEYOND_JUMP : BEYOND_LEAST)
  squares[number * 2] = isAround(lab, square) ? 0 : Math.max(0, least - beyond) ** 2
  squares[number * 2 + 1] = (most + beyond) ** 2
}

/** Whether the colour lies in a square or beside it: between corners the difference falls to nothing. */
function isAround([, a0, b0]: Lab, { a, b, side }: Square): boolean {
  return a0 >= a - side && a0 < a + 2 * side && b0 >= b - side && b0 < b + 2 * side
}

/** Whether a square holds grey, or hues opposite to the colour's. */
function isJump([, a0, b0]: Lab, { a, b, side }: Square): boolean {
  const [middleA, middleB] = [a + side / 2, b + side / 2]
  if (Math.abs(middleA) < 2 * side && Math.abs(middleB) < 2 * side) return true
  if (a0 * middleA + b0 * middleB >= 0) return false
  // On which side of the line through grey and the colour its corners lie.
  const aside = a0 * middleB - b0 * middleA
  return Math.abs(aside) <= ((Math.abs(a0) + Math.abs(b0)) * side) / 2
}

function cornerOf({ lab: [, a0, b0], corners }: Nearness, a: number, b: number): number {
  const number = cornerNumber(a, b)
  const known = corners[number] ?? 0
  if (known > 0) return known
  const part = Math.sqrt(chromaPart([a0, b0], a, b))
  corners[number] = part
  return part
}
