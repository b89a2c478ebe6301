import type { Size } from '../../../contract/boards/scale.ts'
import type { PaperBox, PaperPoint } from '../editor/geometry/boxes.ts'

/** Lengths as shares of the paper's shorter side. */
export const SHARES = { margin: 0.06, gap: 0.04, step: 0.02 }
/** Nothing is laid nearer to the paper's edge, in mm. */
export const LEAST_MARGIN_MM = 10
/** How much worse it is to cover a caption than a picture. */
const CAPTION_WEIGHS = 1000

/** The points where an item may begin. */
export interface FreePoints {
  canvas: { width: number; height: number }
  step: number
  /** The x values where rows begin. */
  left: number
  /** The y values of the rows. */
  rows: number[]
}

/** What lies on the paper: pictures, and letters beside them. */
export interface Lying {
  pictures: PaperBox[]
  captions: PaperBox[]
}

/** A size to try. Its caption, and the room that both take, are measured from its corner. */
export interface Tried extends Size {
  caption: PaperBox | null
  room: PaperBox
}

/** A size and where its corner lies. */
export interface Laid {
  tried: Tried
  at: PaperPoint
}

export interface Room {
  grid: FreePoints
  lying: Lying
}

/** Finds a free place. `closeness`: 1 for the usual gap and margin, less for shares of them. */
export function findFree(tried: Tried, { grid, lying }: Room, closeness: number): Laid | null {
  const shorter = Math.min(grid.canvas.width, grid.canvas.height)
  const margin = Math.max(LEAST_MARGIN_MM, SHARES.margin * shorter * closeness)
  const scanned = { ...grid, margin, gap: SHARES.gap * shorter * closeness, room: tried.room }
  const others = [...lying.pictures, ...lying.captions]
  const isRoomy = closeness === 1
  const at = (isRoomy ? scan(scanned, others) : null) ?? scan({ ...scanned, left: margin }, others)
  return at && { tried, at }
}

interface Scan extends FreePoints {
  margin: number
  gap: number
  room: PaperBox
}

function scan({ canvas, left, margin, step, rows, gap, room }: Scan, others: readonly PaperBox[]): PaperPoint | null {
  const [right, bottom] = [canvas.width - margin - room.w - room.x, canvas.height - margin - room.h - room.y]
  const [first, top] = [Math.max(left, margin - room.x), margin - room.y]
  const isIn = (y: number) => y >= top && y <= bottom
  for (const y of [...rows.filter(isIn), ...pointsOf(top, bottom, step)]) {
    const x = freeInRow({ y, first, right, step }, { gap, room, others })
    if (x !== null) return { x, y }
  }
  return null
}

interface Row {
  y: number
  first: number
  right: number
  step: number
}

/** The first point of a row from which nothing is in the way. What is in the way is passed at once, so a row takes few steps. */
function freeInRow(row: Row, { gap, room, others }: Pick<Scan, 'gap' | 'room'> & { others: readonly PaperBox[] }) {
  const { y, first, right, step } = row
  const [above, below] = [y + room.y - gap, y + room.y + room.h + gap]
  const beside = others.filter((one) => one.y < below && above < one.y + one.h)
  let x = upTenths(first)
  while (x <= right) {
    const [from, to] = [x + room.x - gap, x + room.x + room.w + gap]
    const other = beside.find((one) => one.x < to && from < one.x + one.w)
    if (!other) return x
    const past = other.x + other.w + gap - room.x
    const steps = Math.max(1, Math.ceil((past - x) / step - 1e-6))
    x = upTenths(x + steps * step)
  }
  return null
}

/** The place within the margins where a size covers the fewest letters, then the least of the others. Its corner never lies exactly on another's. */
export function leastCovering(tried: Tried, { grid, lying }: Room): Laid {
  const { canvas, step } = grid
  const { room } = tried
  const isUpon = (one: PaperPoint, other: PaperPoint) =>
    Math.abs(one.x - other.x) < step && Math.abs(one.y - other.y) < step
  let best: PaperPoint = { x: LEAST_MARGIN_MM, y: LEAST_MARGIN_MM }
  let least = Infinity
  for (const y of pointsOf(LEAST_MARGIN_MM - room.y, canvas.height - LEAST_MARGIN_MM - room.h - room.y, step)) {
    const isBeside = (one: PaperBox) => one.y < y + room.y + room.h && y + room.y < one.y + one.h
    const [pictures, captions] = [lying.pictures.filter(isBeside), lying.captions.filter(isBeside)]
    for (const x of pointsOf(LEAST_MARGIN_MM - room.x, canvas.width - LEAST_MARGIN_MM - room.w - room.x, step)) {
      const at = { x, y }
      if (lying.pictures.some((other) => isUpon(at, other))) continue
      const around = placed(room, at)
      const hidden = coverOf(around, pictures) + CAPTION_WEIGHS * coverOf(around, captions)
      if (hidden < least) [best, least] = [at, hidden]
    }
  }
  return { tried, at: best }
}

function coverOf(box: PaperBox, others: readonly PaperBox[]): number {
  return others.reduce((sum, other) => sum + overlapOf(box, other), 0)
}

/** The room of something whose corner is at a point. */
export function placed(room: PaperBox, { x, y }: PaperPoint): PaperBox {
  return { ...room, x: room.x + x, y: room.y + y }
}

/** The points from the first to the last, one step apart. */
function pointsOf(first: number, last: number, step: number): number[] {
  const count = Math.max(0, Math.ceil((last - first) / step) + 1)
  return Array.from({ length: count }, (_, nth) => upTenths(first + nth * step)).filter((point) => point <= last)
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

/** Rounds up, so that no margin becomes less. */
function upTenths(mm: number): number {
  return Math.ceil(mm * 10 - 1e-6) / 10
}
