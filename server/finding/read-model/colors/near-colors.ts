import { deltaE00 } from '../../../../contract/colors/color-difference.ts'
import { labOfRgb } from '../../../../contract/colors/lab.ts'
import { noBits } from '../bits.ts'
import type { Bits } from '../bits.ts'
import { isSurelyWithin } from './between-corners.ts'
import { bySquare } from './by-square.ts'
import { NOWHERE } from './color-places.ts'
import { SLOTS } from './colors.ts'
import type { ColorColumns } from './colors.ts'
import { boundSquare, nearnessTo } from './nearness.ts'
import type { Nearness } from './nearness.ts'

/** A colour to find by, `0xrrggbb`, and how far from it, as ΔE00. */
export interface WantedColor {
  rgb: number
  distance: number
}

const MOST_KEPT = 8
const kept = new WeakMap<ColorColumns, Map<string, Bits>>()

/** The SKUs that have a colour within the distance, among those that a SKU is found by. */
export function bitsOfColor(columns: ColorColumns, wanted: WantedColor): Bits {
  const known = kept.get(columns) ?? new Map<string, Bits>()
  kept.set(columns, known)
  const question = `${wanted.rgb} ${wanted.distance}`
  // A list and its counts ask for the same.
  const bits = known.get(question) ?? scanColors(columns, wanted)
  if (known.size >= MOST_KEPT) known.clear()
  known.set(question, bits)
  return bits
}

function scanColors(columns: ColorColumns, { rgb, distance }: WantedColor): Bits {
  const { squares: numbers, starts, slots, steps } = bySquare(columns)
  const bits = noBits(columns.order.length)
  const nearness = nearnessTo(rgb)
  const { lightLow, lightHigh, squares } = nearness
  const limit = distance * distance
  for (let index = 0; index < numbers.length; index++) {
    const square = numbers[index] ?? 0
    if (squares[square * 2 + 1] === 0) boundSquare(nearness, square)
    const [low, high] = [squares[square * 2] ?? 0, squares[square * 2 + 1] ?? 0]
    if (low > limit) continue
    const end = starts[index + 1] ?? 0
    for (let place = starts[index] ?? 0; place < end; place++) {
      const step = steps[place] ?? 0
      if ((lightLow[step] ?? 0) + low > limit) continue
      const at = slots[place] ?? 0
      const sku = Math.floor(at / SLOTS)
      if ((bits.words[sku >>> 5] ?? 0) & (1 << (sku & 31))) continue
      const isSurelyNear = (lightHigh[step] ?? 0) + high <= limit
      if (!isSurelyNear && !isWithin(nearness, square, columns.rgb[at] ?? 0, distance)) continue
      bits.words[sku >>> 5] = (bits.words[sku >>> 5] ?? 0) | (1 << (sku & 31))
    }
  }
  return bits
}

/** Most colours are told by what lies around them. */
function isWithin(nearness: Nearness, square: number, rgb: number, distance: number): boolean {
  const lab = labOfRgb(rgb)
  return isSurelyWithin(nearness, square, lab, distance * distance) ?? deltaE00(nearness.lab, lab) <= distance
}

/** ΔE00 of the colour at a place of the columns. */
export function differenceAt({ rgb }: ColorColumns, at: number, { lab }: Nearness): number {
  return deltaE00(lab, labOfRgb(rgb[at] ?? 0))
}

/** The colour of a SKU that is nearest to one: `0xrrggbb`, ΔE00, share 0..1. */
export function nearestOf(
  columns: ColorColumns,
  sku: number,
  wanted: number,
): { rgb: number; deltaE: number; share: number } | undefined {
  const nearness = nearnessTo(wanted)
  return Array.from({ length: SLOTS }, (_, slot) => sku * SLOTS + slot)
    .filter((at) => columns.place[at] !== NOWHERE)
    .map((at) => ({
      rgb: columns.rgb[at] ?? 0,
      deltaE: differenceAt(columns, at, nearness),
      share: (columns.share[at] ?? 0) / 1000,
    }))
    .sort((one, other) => one.deltaE - other.deltaE)[0]
}
