import { deltaE00 } from '../../../../contract/colors/color-difference.ts'
import { labOfRgb } from '../../../../contract/colors/lab.ts'
import { noBits } from '../bits.ts'
import type { Bits } from '../bits.ts'
import { NOWHERE, squareOfPlace, stepOfPlace } from './color-places.ts'
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
  const { place: places, order } = columns
  const bits = noBits(order.length)
  const nearness = nearnessTo(rgb)
  const { lightLow, lightHigh, squares } = nearness
  const limit = distance * distance
  for (let sku = 0; sku < order.length; sku++) {
    for (let at = sku * SLOTS; at < (sku + 1) * SLOTS; at++) {
      const place = places[at] ?? NOWHERE
      if (place === NOWHERE) break
      const light = lightLow[stepOfPlace(place)] ?? 0
      const square = squareOfPlace(place) * 2
      // Of a square that was not bounded yet the least is 0: most are passed by for their lightness alone.
      if (light + (squares[square] ?? 0) > limit) continue
      if (squares[square + 1] === 0) boundSquare(nearness, square / 2)
      if (light + (squares[square] ?? 0) > limit) continue
      const isSurelyNear = (lightHigh[stepOfPlace(place)] ?? 0) + (squares[square + 1] ?? 0) <= limit
      if (!isSurelyNear && differenceAt(columns, at, nearness) > distance) continue
      bits.words[sku >>> 5] = (bits.words[sku >>> 5] ?? 0) | (1 << (sku & 31))
      break
    }
  }
  return bits
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
