import type { BoardFields } from '../../../contract/boards/board.ts'
import type { Item } from '../../../contract/boards/item.ts'
import type { Size } from '../../../contract/boards/scale.ts'
import { boundsOf, type Box, type Point } from '../editor/geometry/boxes.ts'

/** Lengths as shares of the paper's shorter side. */
const SHARES = { margin: 0.06, gap: 0.04, label: 0.05, step: 0.02 }
/** The least length, as a share of the paper's shorter side, to which a longer side is shrunk for want of room. */
export const LEAST_SHARE = 0.16
/** Items that begin within this share of the paper's width count as its left edge. */
const LEFT_PART = 0.2
/** Sizes that are tried one after the other, as shares of the wanted sides. */
const SMALLER = [1, 0.8, 0.64, 0.5]

/** The paper and the items on it; lengths in mm. */
interface Sheet {
  canvas: BoardFields['canvas']
  items: readonly Item[]
}

/**
 * Finds a free place on the paper for each size: in rows that exist, then in new ones, and smaller where it would not
 * fit otherwise. Where there is no room at all, they lie on each other, each a little aside.
 */
export function freePlaces({ canvas, items }: Sheet, sizes: readonly Size[]): Box[] {
  const shorter = Math.min(canvas.width, canvas.height)
  const [margin, gap, label, step] = [SHARES.margin, SHARES.gap, SHARES.label, SHARES.step].map(
    (share) => share * shorter,
  ) as [number, number, number, number]
  const taken: Box[] = items.map((item) => withLabel(item, label))
  const isFree = (box: Box) => taken.every((other) => !overlaps(box, other, gap))
  const left = leftEdge(items, canvas) ?? margin
  const rows = [...new Set(items.filter(({ rotation }) => rotation === 0).map(({ y }) => y))]
    .filter((y) => y >= 0)
    .toSorted((one, other) => one - other)
  let crowded = 0
  return sizes.map((size) => {
    const found = findFit(size, shorter * LEAST_SHARE, (smaller) => {
      const room = { w: smaller.w, h: smaller.h + label }
      return scan({ canvas, left, margin, step, rows, room }, isFree)
    })
    const aside = margin + (crowded % 12) * step * 2
    const box = found ?? { x: aside, y: aside, ...size }
    if (!found) crowded += 1
    if (found && !rows.includes(found.y)) rows.push(found.y)
    taken.push({ ...box, h: box.h + label })
    return { ...box, x: round(box.x), y: round(box.y) }
  })
}

/** Places about a point: the first has its middle there, the others lie beside and below as in a square. */
export function placesAbout(at: Point, sizes: readonly Size[], { canvas }: Pick<Sheet, 'canvas'>): Box[] {
  const gap = SHARES.gap * Math.min(canvas.width, canvas.height)
  const columns = Math.ceil(Math.sqrt(sizes.length))
  const cell = {
    w: Math.max(0, ...sizes.map(({ w }) => w)) + gap,
    h: Math.max(0, ...sizes.map(({ h }) => h)) + gap * 2,
  }
  const [first = { w: 0, h: 0 }] = sizes
  return sizes.map((size, nth) => ({
    ...size,
    x: round(at.x - first.w / 2 + (nth % columns) * cell.w),
    y: round(at.y - first.h / 2 + Math.floor(nth / columns) * cell.h),
  }))
}

/** Finds a place for a size, or for the largest smaller one that fits. Its longer side stays at least `least` mm. */
function findFit(size: Size, least: number, placeFor: (size: Size) => Point | null): Box | null {
  for (const share of SMALLER) {
    const smaller =
      share === 1 ? size : { w: Math.max(1, round(size.w * share)), h: Math.max(1, round(size.h * share)) }
    if (share < 1 && Math.max(smaller.w, smaller.h) < least) return null
    const place = placeFor(smaller)
    if (place) return { ...place, ...smaller }
  }
  return null
}

interface Scan {
  canvas: Sheet['canvas']
  /** Where rows begin. */
  left: number
  margin: number
  step: number
  /** Where rows stand. */
  rows: readonly number[]
  room: Size
}

function scan({ canvas, left, margin, step, rows, room }: Scan, isFree: (box: Box) => boolean): Point | null {
  const [right, bottom] = [canvas.width - margin, canvas.height - margin]
  const others = Array.from(
    { length: Math.max(0, Math.ceil((bottom - margin) / step)) },
    (_, nth) => margin + nth * step,
  )
  for (const y of [...rows, ...others]) {
    if (y + room.h > bottom) continue
    for (let x = left; x + room.w <= right; x += step) {
      if (isFree({ x, y, ...room })) return { x, y }
    }
  }
  return null
}

/** The left edge of what lies on the left of the paper, for new items to stand in line with. */
function leftEdge(items: readonly Item[], { width }: Sheet['canvas']): number | undefined {
  const edges = items.filter(({ x, rotation }) => rotation === 0 && x >= 0 && x < width * LEFT_PART).map(({ x }) => x)
  return edges.length > 0 ? Math.min(...edges) : undefined
}

/** What an item covers, with the label below it. */
function withLabel(item: Item, label: number): Box {
  const bounds = boundsOf(item)
  return 'label' in item && item.label.show && item.label.position === 'below'
    ? { ...bounds, h: bounds.h + label }
    : bounds
}

function overlaps(one: Box, other: Box, gap: number): boolean {
  return (
    one.x < other.x + other.w + gap &&
    other.x < one.x + one.w + gap &&
    one.y < other.y + other.h + gap &&
    other.y < one.y + one.h + gap
  )
}

/** Rounds to tenths of a millimetre, which is fine enough. */
function round(mm: number): number {
  return Math.round(mm * 10) / 10
}
