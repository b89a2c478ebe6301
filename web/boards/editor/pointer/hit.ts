import type { Item } from '../../../../contract/boards/item.ts'
import { holds, touches, type PaperBox, type PaperPoint } from '../geometry/boxes.ts'

interface Hit {
  /** How far beside a thin item a press still hits it, in mm. */
  slack: number
  /** A chosen item is hit anywhere, also a frame. */
  chosen: readonly string[]
}

/** The topmost item at a point of the paper. A frame is hit only at its edge, so that items inside it can be pressed. */
export function itemAt(ordered: readonly Item[], at: PaperPoint, { slack, chosen }: Hit): Item | undefined {
  return ordered.findLast((item) => {
    const isEdged = item.type === 'frame' && !chosen.includes(item.id)
    if (!isEdged) return holds(isThin(item) ? grown(item, slack) : item, at)
    return holds(grown(item, slack), at) && !holds(grown(item, -slack), at)
  })
}

/** The items that a marquee chooses: all that it touches, but frames only at their edges. */
export function itemsInMarquee(items: Iterable<Item>, area: PaperBox): Item[] {
  return [...items].filter(
    (item) => touches(area, item) && !(item.type === 'frame' && holds(item, area) && holds(item, lowerRight(area))),
  )
}

function lowerRight({ x, y, w, h }: PaperBox): PaperPoint {
  return { x: x + w, y: y + h }
}

function isThin({ w, h, type }: Item): boolean {
  return type === 'shape' || Math.min(w, h) < 4
}

function grown<Some extends PaperBox>(box: Some, by: number): Some {
  return { ...box, x: box.x - by, y: box.y - by, w: Math.max(box.w + 2 * by, 0), h: Math.max(box.h + 2 * by, 0) }
}
