import type { BoardFields } from '../../../contract/boards/board.ts'
import type { Item } from '../../../contract/boards/item.ts'
import { roomForLabel } from '../../../contract/boards/layout/label.ts'
import { unitOn } from '../../../contract/boards/layout/setting.ts'
import type { Size } from '../../../contract/boards/scale.ts'
import { boundsOfTurned, type PaperBox, type PaperPoint } from '../editor/geometry/boxes.ts'
import { findFree, leastCovering, overlapOf, SHARES, tenths, type FreePoints } from './free-room.ts'

/** A longer side is shrunk no further than this share of the paper's shorter side. */
export const LEAST_SHARE = 0.16
/** Items that begin within this share of the paper's width count as its left edge. */
const LEFT_PART = 0.2
/** Sizes to try one after the other, as shares of the wanted sides. */
const SMALLER = [1, 0.8, 0.64, 0.5]
/** An item that covers this share of the paper counts as background. */
const GROUND_SHARE = 0.9
/** An overlap that rounding may leave, square mm. */
const NOTHING = 0.01

/** The paper and the items on it; lengths in mm. */
interface Sheet {
  canvas: BoardFields['canvas']
  items: readonly Item[]
}

/**
 * Finds a free place for each size: in existing rows, in new rows, then anywhere; smaller if needed, then closer to others. Without any
 * room an item takes its smallest size where it covers least.
 */
export function freePlaces({ canvas, items }: Sheet, sizes: readonly Size[]): PaperBox[] {
  const shorter = Math.min(canvas.width, canvas.height)
  const label = roomForLabel(unitOn(canvas))
  const lying = items.filter((item) => !isGround(item, canvas))
  const covered: PaperBox[] = lying.map(boundsOfTurned)
  const labelled: PaperBox[] = lying.map((item) => withLabel(item, label))
  const rows = [...new Set(lying.filter(({ rotation }) => rotation === 0).map(({ y }) => y))]
    .filter((y) => y >= 0)
    .toSorted((one, other) => one - other)
  const grid: FreePoints = {
    canvas,
    step: SHARES.step * shorter,
    left: leftEdge(lying, canvas) ?? SHARES.margin * shorter,
    rows,
  }
  return sizes.map((size) => {
    const tried = smallerOf(size, shorter * LEAST_SHARE)
    const box = findFree(tried, { grid, covered, labelled }) ?? leastCovering(tried.at(-1) ?? size, { grid, covered })
    if (!rows.includes(box.y)) rows.push(box.y)
    covered.push(box)
    labelled.push({ ...box, h: box.h + label })
    return box
  })
}

/** Whether any of these items covers another, backgrounds apart. */
export function areOverOthers(put: readonly Item[], { canvas, items }: Sheet): boolean {
  const boxes = items.filter((item) => !isGround(item, canvas)).map(boundsOfTurned)
  return put.some((item, nth) =>
    [...boxes, ...put.slice(0, nth).map(boundsOfTurned)].some(
      (other) => overlapOf(boundsOfTurned(item), other) > NOTHING,
    ),
  )
}

/** Places around a point: the first has its middle there, the others form a square with it. */
export function placesAbout(at: PaperPoint, sizes: readonly Size[], { canvas }: Pick<Sheet, 'canvas'>): PaperBox[] {
  const gap = SHARES.gap * Math.min(canvas.width, canvas.height)
  const columns = Math.ceil(Math.sqrt(sizes.length))
  const cell = {
    w: Math.max(0, ...sizes.map(({ w }) => w)) + gap,
    h: Math.max(0, ...sizes.map(({ h }) => h)) + gap * 2,
  }
  const [first = { w: 0, h: 0 }] = sizes
  return sizes.map((size, nth) => ({
    ...size,
    x: tenths(at.x - first.w / 2 + (nth % columns) * cell.w),
    y: tenths(at.y - first.h / 2 + Math.floor(nth / columns) * cell.h),
  }))
}

/** A size and the smaller ones to try, largest first. The longer side shrinks to `least` mm at most. */
function smallerOf(size: Size, least: number): Size[] {
  const longer = Math.max(size.w, size.h)
  const shares = [...SMALLER.filter((share) => share === 1 || longer * share > least), least / longer]
  return shares
    .filter((share) => share <= 1)
    .map((share) =>
      share === 1 ? size : { w: Math.max(1, tenths(size.w * share)), h: Math.max(1, tenths(size.h * share)) },
    )
}

function isGround(item: Item, { width, height }: Sheet['canvas']): boolean {
  return overlapOf(boundsOfTurned(item), { x: 0, y: 0, w: width, h: height }) >= width * height * GROUND_SHARE
}

/** The left edge of items on the left of the paper, with which new items align. */
function leftEdge(items: readonly Item[], { width }: Sheet['canvas']): number | undefined {
  const edges = items.filter(({ x, rotation }) => rotation === 0 && x >= 0 && x < width * LEFT_PART).map(({ x }) => x)
  return edges.length > 0 ? Math.min(...edges) : undefined
}

/** An item's box together with the label below it. */
function withLabel(item: Item, label: number): PaperBox {
  const bounds = boundsOfTurned(item)
  return 'label' in item && item.label.show && item.label.position === 'below'
    ? { ...bounds, h: bounds.h + label }
    : bounds
}
