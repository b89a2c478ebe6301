import { SCALES } from '../../../../contract/budgets/amounts.ts'
import {
  digitsOf,
  divideRounded,
  parseDecimal,
  powerOfTen,
  printDecimal,
} from '../../../../contract/budgets/arithmetic/decimal.ts'
import type { Frame, Item, Sample } from '../../../../contract/boards/item.ts'
import { legendNumbers } from '../../../../contract/boards/layout/setting.ts'
import { boundsOfTurned, contains } from '../../../boards/editor/geometry/boxes.ts'
import { isAreaUnit, isCountedUnit } from '../quantities.ts'

/** How much of one SKU lies on a board, or in one of its frames. */
export interface OnBoard {
  skuId: string
  /** Null for no frame, or where frames are ignored. */
  frameId: string | null
  /** The number of samples. */
  pieces: number
  /** In m², of the samples that are to scale; null where none is. */
  area: string | null
}

/** No number of a board has more digits after its point. */
const MM_DIGITS = 20
/** mm² to m². */
const SQUARE_METRE_DIGITS = 6
/** π with more digits than any board needs. */
const PI = { digits: 39, value: 3141592653589793238462643383279502884197n }

/**
 * The SKUs of a board in the order of its legend, with the area they stand for: a sample of w × h mm to scale stands for w · scale × h ·
 * scale. Cropping and overlaps take nothing off; a round sample is an ellipse, and pinked edges count as straight.
 */
export function whatLiesOn(
  { items, scale }: { items: readonly Item[]; scale: number },
  { byFrame }: { byFrame: boolean },
): OnBoard[] {
  const samples = items.filter((item) => item.type === 'sku')
  const frames = byFrame ? framesWithSamples(items) : []
  const groups = new Map<string, { skuId: string; frameId: string | null; samples: Sample[] }>()
  for (const sample of samples) {
    const frameId = frameAround(sample, frames)?.id ?? null
    const key = `${sample.refId} ${frameId ?? ''}`
    const group = groups.get(key) ?? { skuId: sample.refId, frameId, samples: [] }
    group.samples.push(sample)
    groups.set(key, group)
  }
  const numbers = legendNumbers(items)
  const places = new Map(frames.map(({ id }, place) => [id, place]))
  const placeOf = ({ frameId }: { frameId: string | null }) => (frameId === null ? -1 : (places.get(frameId) ?? 0))
  return [...groups.values()]
    .toSorted(
      (one, other) => (numbers.get(one.skuId) ?? 0) - (numbers.get(other.skuId) ?? 0) || placeOf(one) - placeOf(other),
    )
    .map(({ skuId, frameId, samples: lying }) => ({ skuId, frameId, pieces: lying.length, area: areaOf(lying, scale) }))
}

/** The frames that contain a whole sample, from the upper left to the lower right. */
export function framesWithSamples(items: readonly Item[]): Frame[] {
  const frames = items.filter((item) => item.type === 'frame')
  const used = new Set(
    items.filter((item) => item.type === 'sku').flatMap((sample) => frameAround(sample, frames)?.id ?? []),
  )
  return frames
    .filter(({ id }) => used.has(id))
    .toSorted((one, other) => one.y - other.y || one.x - other.x || (one.id < other.id ? -1 : 1))
}

/** The quantity of a line in its unit; null where the board does not say it. */
export function quantityFrom({ area, pieces }: OnBoard, unit: string): string | null {
  if (isAreaUnit(unit)) return area
  return isCountedUnit(unit) ? String(pieces) : null
}

/** The smallest frame that contains the whole sample. */
function frameAround(sample: Sample, frames: readonly Frame[]): Frame | undefined {
  const bounds = boundsOfTurned(sample)
  const [smallest] = frames
    .filter((frame) => contains(boundsOfTurned(frame), bounds))
    .toSorted((one, other) => one.w * one.h - other.w * other.h || (one.id < other.id ? -1 : 1))
  return smallest
}

/** Exact until the division at its end, which rounds. */
function areaOf(samples: readonly Sample[], scale: number): string | null {
  const toScale = samples.filter(({ trueScale }) => trueScale)
  if (toScale.length === 0) return null
  const [whole, quarter] = [4n * powerOfTen(PI.digits), PI.value]
  let sum = 0n
  for (const { w, h, mask } of toScale) sum += mmOf(w) * mmOf(h) * (mask === 'circle' ? quarter : whole)
  const numerator = sum * BigInt(scale) ** 2n * powerOfTen(SCALES.quantity)
  const denominator = whole * powerOfTen(2 * MM_DIGITS + SQUARE_METRE_DIGITS)
  return printDecimal(divideRounded(numerator, denominator), SCALES.quantity)
}

/** A side in units of its last digit. A side of at least 1 mm is never printed with an exponent. */
function mmOf(side: number): bigint {
  const text = String(side)
  return parseDecimal(digitsOf(text) > MM_DIGITS ? side.toFixed(MM_DIGITS) : text, MM_DIGITS)
}
