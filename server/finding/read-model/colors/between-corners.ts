import { lightnessPart } from '../../../../contract/colors/color-difference.ts'
import type { Lab } from '../../../../contract/colors/color-difference.ts'
import { gridOfSquare } from './color-places.ts'
import { isJump } from './nearness.ts'
import type { ColorNearness } from './nearness.ts'

/**
 * How far the root of the a*b* part may deviate from interpolation between a square's corners: by this share of the gap between them plus
 * so much ΔE00. Of 800,000 mostly hard pairs of colours none needed more than half.
 */
const UNEVEN = 0.4
const UNEVEN_LEAST = 0.1
/** Around the colour itself, so many squares each way, the root is a cone and cannot be interpolated. */
const AROUND = 3

/** Whether a colour of a bounded square is surely within a limit (a squared ΔE00), or surely not; undefined if it must be measured. */
export function isSurelyWithin(
  nearness: ColorNearness,
  square: number,
  [l, a, b]: Lab,
  limit: number,
): boolean | undefined {
  const { lab, corners } = nearness
  const { reach, side, row, first, firstCorner } = gridOfSquare(square)
  const alongA = Math.floor((square - first) / row)
  const alongB = (square - first) % row
  const corner = firstCorner + alongA * (row + 1) + alongB
  const [one, two] = [corners[corner] ?? 0, corners[corner + 1] ?? 0]
  const [three, four] = [corners[corner + row + 1] ?? 0, corners[corner + row + 2] ?? 0]
  const gap = Math.max(one, two, three, four) - Math.min(one, two, three, four)
  const [fromA, fromB] = [alongA * side - reach, alongB * side - reach]
  const isAround = Math.abs(fromA - lab[1]) < AROUND * side && Math.abs(fromB - lab[2]) < AROUND * side
  if (isAround || isJump(lab, { a: fromA, b: fromB, side })) return undefined
  const [partA, partB] = [(a + reach) / side - alongA, (b + reach) / side - alongB]
  const root = (1 - partA) * (one + partB * (two - one)) + partA * (three + partB * (four - three))
  const uneven = UNEVEN * gap + UNEVEN_LEAST
  const rest = Math.sqrt(Math.max(0, limit - lightnessPart(lab[0], l)))
  if (root - uneven > rest) return false
  return root + uneven < rest ? true : undefined
}
