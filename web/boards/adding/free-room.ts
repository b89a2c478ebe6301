import { roomForLabel } from '../../../contract/boards/layout/label.ts'
import { unitOn } from '../../../contract/boards/layout/setting.ts'
import type { Size } from '../../../contract/boards/scale.ts'
import type { PaperBox, PaperPoint } from '../editor/geometry/boxes.ts'

/** Lengths as shares of the paper's shorter side. */
export const SHARES = { margin: 0.06, gap: 0.04, step: 0.02 }
/** Shares of the usual gap and margin to try one after the other, down to none. */
const CLOSENESS = [1, 0.25, 0]

/** The points where an item may begin. */
export interface FreePoints {
  canvas: { width: number; height: number }
  step: number
  /** The x values where rows begin. */
  left: number
  /** The y values of the rows. */
  rows: readonly number[]
}

interface Lying {
  grid: FreePoints
  covered: readonly PaperBox[]
  /** The same boxes with the labels below them. */
  labelled: readonly PaperBox[]
}

/** Finds a free place for the largest size that has one, with the usual gap around it if possible. */
export function findFree(sizes: readonly Size[], { grid, covered, labelled }: Lying): PaperBox | null {
  const shorter = Math.min(grid.canvas.width, grid.canvas.height)
  for (const closeness of CLOSENESS) {
    const isRoomy = closeness === 1
    const [margin, gap] = [SHARES.margin * shorter * closeness, SHARES.gap * shorter * closeness]
    const label = closeness > 0 ? roomForLabel(unitOn(grid.canvas)) : 0
    for (const size of sizes) {
      const room = { w: size.w, h: size.h + label }
      const others = closeness > 0 ? labelled : covered
      const place =
        (isRoomy ? scan({ ...grid, margin, gap, room }, others) : null) ??
        scan({ ...grid, left: margin, margin, gap, room }, others)
      if (place) return { ...place, ...size }
    }
  }
  return null
}

interface Scan extends FreePoints {
  margin: number
  gap: number
  room: Size
}

function scan({ canvas, left, margin, step, rows, gap, room }: Scan, others: readonly PaperBox[]): PaperPoint | null {
  const [right, bottom] = [canvas.width - margin, canvas.height - margin]
  for (const y of [...rows, ...pointsOf(margin, bottom, step)]) {
    if (y + room.h > bottom) continue
    let least = left
    for (const x of pointsOf(left, right - room.w, step)) {
      if (x < least) continue
      const other = others.find((one) => overlaps({ x, y, ...room }, one, gap))
      if (!other) return { x, y }
      // Everything up to the other one's right side is taken.
      least = other.x + other.w + gap
    }
  }
  return null
}

/** The place where a size covers least of the others. Its corner never lies exactly on another's. */
export function leastCovering(size: Size, { grid, covered }: Pick<Lying, 'grid' | 'covered'>): PaperBox {
  const { canvas, step } = grid
  const isUpon = (box: PaperBox, other: PaperBox) =>
    Math.abs(box.x - other.x) < step && Math.abs(box.y - other.y) < step
  let best: PaperBox = { x: 0, y: 0, ...size }
  let least = Infinity
  for (const y of pointsOf(0, canvas.height - size.h, step)) {
    for (const x of pointsOf(0, canvas.width - size.w, step)) {
      const box = { x, y, ...size }
      if (covered.some((other) => isUpon(box, other))) continue
      const hidden = covered.reduce((sum, other) => sum + overlapOf(box, other), 0)
      if (hidden < least) [best, least] = [box, hidden]
    }
  }
  return best
}

/** The points from the first to the last, one step apart. */
function pointsOf(first: number, last: number, step: number): number[] {
  const count = Math.max(0, Math.ceil((last - first) / step) + 1)
  return Array.from({ length: count }, (_, nth) => tenths(first + nth * step)).filter((point) => point <= last)
}

function overlaps(one: PaperBox, other: PaperBox, gap: number): boolean {
  return (
    one.x < other.x + other.w + gap &&
    other.x < one.x + one.w + gap &&
    one.y < other.y + other.h + gap &&
    other.y < one.y + one.h + gap
  )
}

/** The overlap of two boxes, in square mm. */
export function overlapOf(one: PaperBox, other: PaperBox): number {
  const w = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)
  const h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y)
  return Math.max(0, w) * Math.max(0, h)
}

/** Rounds to tenths of a millimetre, which is fine enough. */
export function tenths(mm: number): number {
  return Math.round(mm * 10) / 10
}
