import { deltaE00 } from '../../../../contract/colors/color-difference.ts'
import { labOfRgb } from '../../../../contract/colors/lab.ts'
import { noBits } from '../bits.ts'
import type { Bits } from '../bits.ts'
import { isSurelyWithin } from './between-corners.ts'
import { bySquare } from './by-square.ts'
import type { BySquare } from './by-square.ts'
import { NOWHERE, colorPlaceOf, stepOfPlace } from './color-places.ts'
import { SLOTS } from './colors.ts'
import type { ColorColumns } from './colors.ts'
import { boundSquare, nearnessTo } from './nearness.ts'
import type { ColorNearness } from './nearness.ts'

/** A requested colour `0xrrggbb` and the largest distance, as ΔE00. */
export interface WantedColor {
  rgb: number
  distance: number
}

const MOST_KEPT = 8
const kept = new WeakMap<Uint32Array, Map<string, Bits>>()

/** The SKUs with a searchable colour within the distance. */
export function bitsOfColor(columns: ColorColumns, wanted: WantedColor): Bits {
  return knownColor(columns, wanted) ?? keepColor(columns, wanted, findColor(searchOf(columns), wanted))
}

/** Recent results: a list and its counts search for the same colour. */
export function knownColor({ rgb }: ColorColumns, wanted: WantedColor): Bits | undefined {
  return kept.get(rgb)?.get(questionOf(wanted))
}

export function keepColor({ rgb }: ColorColumns, wanted: WantedColor, bits: Bits): Bits {
  const known = kept.get(rgb) ?? new Map<string, Bits>()
  kept.set(rgb, known)
  if (known.size >= MOST_KEPT) known.clear()
  known.set(questionOf(wanted), bits)
  return bits
}

function questionOf({ rgb, distance }: WantedColor): string {
  return `${rgb} ${distance}`
}

/** The data of a colour search. */
export interface ColorSearch extends BySquare {
  rgb: Uint32Array
  /** How many SKUs there are. */
  size: number
}

export function searchOf(columns: ColorColumns): ColorSearch {
  return { ...bySquare(columns), rgb: columns.rgb, size: columns.order.length }
}

/** Every n-th square, so that several threads share the work evenly: near squares have neighbouring numbers. */
export interface Share {
  first: number
  every: number
}

/** As `bitsOfColor`, in all squares or a share of them. */
export function findColor(
  search: ColorSearch,
  { rgb, distance }: WantedColor,
  share: Share = { first: 0, every: 1 },
): Bits {
  const { squares: numbers, starts, slots, steps, size } = search
  const { words } = noBits(size)
  const nearness = nearnessTo(rgb)
  const { lightLow, lightHigh, squares } = nearness
  const own = stepOfPlace(colorPlaceOf(nearness.lab))
  const limit = distance * distance
  for (let index = share.first; index < numbers.length; index += share.every) {
    const square = numbers[index] ?? 0
    if (squares[square * 2 + 1] === 0) boundSquare(nearness, square)
    const [low, high] = [squares[square * 2] ?? 0, squares[square * 2 + 1] ?? 0]
    if (low > limit) continue
    const all = { from: starts[index] ?? 0, to: starts[index + 1] ?? 0 }
    const near = placesWithin(steps, all, stepsWithin(lightLow, own, limit - low))
    const sure = placesWithin(steps, near, stepsWithin(lightHigh, own, limit - high))
    look(near.from, sure.from, square)
    for (let place = sure.from; place < sure.to; place++) {
      const sku = skuOfSlot(slots[place] ?? 0)
      words[sku >>> 5] = (words[sku >>> 5] ?? 0) | (1 << (sku & 31))
    }
    look(sure.to, near.to, square)
  }
  return { words, size }

  function look(from: number, to: number, square: number): void {
    for (let place = from; place < to; place++) {
      const slot = slots[place] ?? 0
      const sku = skuOfSlot(slot)
      const word = words[sku >>> 5] ?? 0
      const bit = 1 << (sku & 31)
      if (!(word & bit) && isWithin(nearness, square, search.rgb[slot] ?? 0, distance)) words[sku >>> 5] = word | bit
    }
  }
}

function skuOfSlot(slot: number): number {
  return (slot / SLOTS) >>> 0
}

/** From place to place, its end excluded. */
interface Stretch {
  from: number
  to: number
}

/** The lightness steps around the colour's own whose part of the distance is within a limit; it grows both ways. */
function stepsWithin(parts: Float32Array, own: number, limit: number): Stretch {
  if ((parts[own] ?? 0) > limit) return { from: own, to: own }
  return {
    from: firstThat({ from: 0, to: own }, (step) => (parts[step] ?? 0) <= limit),
    to: firstThat({ from: own + 1, to: parts.length }, (step) => (parts[step] ?? 0) > limit),
  }
}

/** The places within some lightness steps, of places sorted by step. */
function placesWithin(rising: Uint16Array, places: Stretch, steps: Stretch): Stretch {
  const from = firstThat(places, (place) => (rising[place] ?? 0) >= steps.from)
  return { from, to: firstThat({ from, to: places.to }, (place) => (rising[place] ?? 0) >= steps.to) }
}

/** Binary search: the first place where the predicate holds, or the end. */
function firstThat({ from, to }: Stretch, isTrue: (index: number) => boolean): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isTrue(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** Most colours are decided by the bounds of their square. */
function isWithin(nearness: ColorNearness, square: number, rgb: number, distance: number): boolean {
  const lab = labOfRgb(rgb)
  return isSurelyWithin(nearness, square, lab, distance * distance) ?? deltaE00(nearness.lab, lab) <= distance
}

/** ΔE00 of the colour at a place of the columns. */
export function differenceAt({ rgb }: ColorColumns, at: number, { lab }: ColorNearness): number {
  return deltaE00(lab, labOfRgb(rgb[at] ?? 0))
}

/** The SKU's colour nearest to the requested one: `0xrrggbb`, ΔE00, share 0..1. */
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
