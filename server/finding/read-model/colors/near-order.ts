import { NOWHERE, squareOfPlace, stepOfPlace } from './color-places.ts'
import { SLOTS } from './colors.ts'
import type { ColorColumns } from './colors.ts'
import type { FoundByProduct } from '../count/counted.ts'
import { differenceAt } from './near-colors.ts'
import { createScratch } from '../scratch.ts'
import { boundSquare, nearnessTo } from './nearness.ts'
import type { ColorNearness } from './nearness.ts'

/** The found SKUs of one product, as places in the list. */
export interface Run {
  from: number
  to: number
}

interface Wish {
  /** `0xrrggbb`. */
  near: number
  /** How many of the nearest must be in exact order. */
  count: number
  /** The key after which the page begins. */
  after: number
}

const keysForNow = createScratch((length) => new Float64Array(length))

/**
 * Sort keys by nearness, each product by its nearest SKU (`nearKey`). Only keys that can be among the first `count` after a key are exact;
 * the others are only known to be earlier or later, since measuring every colour would dominate the request.
 */
export function nearKeys(columns: ColorColumns, { skus, runs }: FoundByProduct, wish: Wish): Float64Array {
  const nearness = nearnessTo(wish.near)
  const limit = createLimit(wish.count)
  const keys = keysForNow(runs.length - 1)
  for (let index = 0; index < keys.length; index++) {
    const run = { from: runs[index] ?? 0, to: runs[index + 1] ?? 0 }
    const key = keyWithin(columns, skus, run, { nearness, limit: limit.key })
    if (key > wish.after && key <= limit.key) limit.add(key)
    keys[index] = key
  }
  return keys
}

/** The key of a product, exact. */
export function nearKey(columns: ColorColumns, skus: Int32Array, run: Run, near: number): number {
  return keyWithin(columns, skus, run, { nearness: nearnessTo(near), limit: Infinity })
}

/** The weight of the share: a colour that covers the whole SKU ranks this much ΔE00 before a speck of equal nearness. */
const SHARE_WEIGHT = 5

/**
 * The sort key of some SKUs: the least of ΔE00 + 5 · (1 − share) over their colours, or any number above the limit if that is
 * larger.
 */
function keyWithin(
  columns: ColorColumns,
  skus: Int32Array,
  { from, to }: Run,
  { nearness, limit }: { nearness: ColorNearness; limit: number },
): number {
  const { lightLow, squares } = nearness
  let least = limit + BAR
  for (let index = from; index < to; index++) {
    const first = (skus[index] ?? 0) * SLOTS
    for (let at = first; at < first + SLOTS; at++) {
      const place = columns.place[at] ?? NOWHERE
      if (place === NOWHERE) break
      const missing = SHARE_WEIGHT * (1 - (columns.share[at] ?? 0) / 1000)
      const rest = least - missing
      const light = lightLow[stepOfPlace(place)] ?? 0
      const square = squareOfPlace(place) * 2
      if (rest <= 0 || light + (squares[square] ?? 0) > rest * rest) continue
      if (squares[square + 1] === 0) boundSquare(nearness, square / 2)
      if (light + (squares[square] ?? 0) > rest * rest) continue
      least = Math.min(least, missing + differenceAt(columns, at, nearness))
    }
  }
  return least
}

/** The width of a histogram bar in ΔE00, and the number of bars: no key is above 130. */
const BAR = 0.25
const BARS = 130 / BAR

/** A bound that at least `count` added keys do not exceed; Infinity while there are fewer. */
function createLimit(count: number): { key: number; add(key: number): void } {
  const bars = new Uint32Array(BARS + 1)
  let last = BARS
  let within = 0
  const limit = {
    key: Infinity,
    add(key: number): void {
      // Rounded up, so that no key in the bar exceeds the bound.
      const bar = Math.min(BARS, Math.ceil(key / BAR))
      bars[bar] = (bars[bar] ?? 0) + 1
      if (bar <= last) within += 1
      while (last > 0 && within - (bars[last] ?? 0) >= count) {
        within -= bars[last] ?? 0
        last -= 1
      }
      if (within >= count) limit.key = last * BAR
    },
  }
  return limit
}
