import { chromaPart, lightnessPart } from '../../../../contract/colors/color-difference.ts'
import type { Lab } from '../../../../contract/colors/color-difference.ts'
import { labOfRgb } from '../../../../contract/colors/lab.ts'
import { CORNERS, LIGHT_STEPS, SQUARES, gridOfSquare, lightOfStep } from './color-places.ts'

/**
 * Lower and upper bounds of the squared ΔE00 between one colour and places of CIELAB. It is the sum of a lightness part and an a*b* part,
 * so each part is bounded alone.
 */
export interface ColorNearness {
  lab: Lab
  /** By step of lightness. */
  lightLow: Float32Array
  lightHigh: Float32Array
  /** By square of a* and b*: the lower and the upper bound side by side; the upper is 0 until `boundSquare` is called. */
  squares: Float32Array
  /** The root of the part of a* and b* at corners of squares, by number; 0 until computed. */
  corners: Float32Array
}

const MOST_KEPT = 4
const kept = new Map<number, ColorNearness>()

/** The nearness to a colour `0xrrggbb`. Recent ones are cached: a list and its counts use the same. */
export function nearnessTo(rgb: number): ColorNearness {
  const known = kept.get(rgb) ?? beginNearness(labOfRgb(rgb), takeOldest() ?? emptyNearness())
  kept.delete(rgb)
  kept.set(rgb, known)
  return known
}

/** The oldest entry is overwritten in place, so requests leave no garbage. */
function takeOldest(): ColorNearness | undefined {
  const [oldest] = kept
  if (kept.size < MOST_KEPT || !oldest) return undefined
  kept.delete(oldest[0])
  return oldest[1]
}

function emptyNearness(): ColorNearness {
  return {
    lab: [0, 0, 0],
    lightLow: new Float32Array(LIGHT_STEPS),
    lightHigh: new Float32Array(LIGHT_STEPS),
    squares: new Float32Array(SQUARES * 2),
    corners: new Float32Array(CORNERS),
  }
}

function beginNearness(lab: Lab, { lightLow, lightHigh, squares, corners }: ColorNearness): ColorNearness {
  squares.fill(0)
  corners.fill(0)
  // The lightness part grows with the gap, so within a step it lies between its values at the ends.
  for (let step = 0; step < LIGHT_STEPS; step++) {
    const [from, to] = [lightOfStep(step), lightOfStep(step + 1)]
    const [one, other] = [lightnessPart(lab[0], from), lightnessPart(lab[0], to)]
    const isOwn = from <= lab[0] && lab[0] <= to
    lightLow[step] = isOwn ? 0 : Math.min(one, other) * (1 - ROUNDING)
    lightHigh[step] = Math.max(one, other) * (1 + ROUNDING)
  }
  return { lab, lightLow, lightHigh, squares, corners }
}

/** More than the rounding error of 32-bit numbers. */
const ROUNDING = 1e-6

/**
 * How far a square may exceed the values at its corners: by this share of the gap between them plus so much ΔE00, and by more where the
 * mean of two hues jumps. Of six million mostly hard pairs of colours none needed more than half.
 */
const BEYOND = 0.5
const BEYOND_LEAST = 0.1
const BEYOND_JUMP = 2.5

/** Bounds one square of a* and b*. */
export function boundSquare({ lab, squares, corners }: ColorNearness, number: number): void {
  const { reach, side, row, first, firstCorner } = gridOfSquare(number)
  const alongA = Math.floor((number - first) / row)
  const alongB = (number - first) % row
  const a = alongA * side - reach
  const b = alongB * side - reach
  const [one, two, three, four] = [rootAt(0, 0), rootAt(0, 1), rootAt(1, 0), rootAt(1, 1)]
  const least = Math.min(one, two, three, four)
  const most = Math.max(one, two, three, four)
  const beyond = BEYOND * (most - least) + (isJump(lab, { a, b, side }) ? BEYOND_JUMP : BEYOND_LEAST)
  // In the colour's own square and beside it, the difference drops to 0 between corners.
  const isAround = lab[1] >= a - side && lab[1] < a + 2 * side && lab[2] >= b - side && lab[2] < b + 2 * side
  squares[number * 2] = isAround ? 0 : Math.max(0, least - beyond) ** 2
  squares[number * 2 + 1] = (most + beyond) ** 2

  /** The root of the part of a* and b* at a corner of the square. */
  function rootAt(nextA: 0 | 1, nextB: 0 | 1): number {
    const corner = firstCorner + (alongA + nextA) * (row + 1) + alongB + nextB
    const known = corners[corner] ?? 0
    if (known > 0) return known
    const root = Math.sqrt(chromaPart(lab[1], lab[2], a + nextA * side, b + nextB * side))
    corners[corner] = root
    return root
  }
}

/** Whether a square holds grey, or hues opposite to the colour's. */
export function isJump([, a0, b0]: Lab, { a, b, side }: { a: number; b: number; side: number }): boolean {
  const [middleA, middleB] = [a + side / 2, b + side / 2]
  if (Math.abs(middleA) < 2 * side && Math.abs(middleB) < 2 * side) return true
  if (a0 * middleA + b0 * middleB >= 0) return false
  // The corners' distances from the line through grey and the colour.
  return Math.abs(a0 * middleB - b0 * middleA) <= ((Math.abs(a0) + Math.abs(b0)) * side) / 2
}
