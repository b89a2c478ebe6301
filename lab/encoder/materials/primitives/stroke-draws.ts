import { type Random } from '../random.ts'
import { type Sheet } from './sheet.ts'
import { type Stroke } from './strokes.ts'

/** How many strokes cover the tile's area `cover` times. */
export function countOf(sheet: Sheet, cover: number, { length, radius }: { length: number; radius: number }): number {
  return Math.min(9000, Math.ceil((cover * sheet.side ** 2) / (length * (2 * radius + 0.5))))
}

/** A stroke with a random start and direction. */
export function strokeAt(random: Random, sheet: Sheet): Stroke {
  return {
    x: random.between(0, sheet.side),
    y: random.between(0, sheet.side),
    heading: random.between(0, 6.283),
    length: 40,
    radius: 1,
    taper: 1,
    bend: 0,
    stray: 0.05,
    tone: random.next(),
    part: -1,
    level: Number.NaN,
  }
}
