import { LONGEST_SIDE_MM, SHORTEST_SIDE_MM } from '../../../../contract/boards/item.ts'
import { middleOf, turnedPoint, type PaperBox, type PaperPoint, type TurnedBox } from './boxes.ts'

/** The sides that a handle moves: −1 left or upper, 1 right or lower, 0 neither. */
export interface Handle {
  across: -1 | 0 | 1
  down: -1 | 0 | 1
}

/** Clockwise from the upper left corner. */
export const handles: readonly Handle[] = [
  { across: -1, down: -1 },
  { across: 0, down: -1 },
  { across: 1, down: -1 },
  { across: 1, down: 0 },
  { across: 1, down: 1 },
  { across: 0, down: 1 },
  { across: -1, down: 1 },
  { across: -1, down: 0 },
]

interface Resizing {
  handle: Handle
  keepsRatio: boolean
  /** The middle stays in place, rather than the opposite side. */
  aboutMiddle: boolean
}

/** Where a handle is on the paper. */
export function handlePoint({ across, down }: Handle, box: TurnedBox): PaperPoint {
  const middle = middleOf(box)
  return turnedPoint({ x: middle.x + (across * box.w) / 2, y: middle.y + (down * box.h) / 2 }, middle, box.rotation)
}

/**
 * The box after its handle was dragged to a point of the paper. The opposite side stays in place, also of a turned box. Sides keep within
 * the limits of items.
 */
export function resized(box: TurnedBox, to: PaperPoint, { handle, keepsRatio, aboutMiddle }: Resizing): PaperBox {
  const middle = middleOf(box)
  const { across, down } = handle
  const at = turnedPoint(to, middle, -box.rotation)
  const reach = aboutMiddle ? 2 : 1
  const from = {
    x: aboutMiddle ? middle.x : middle.x - (across * box.w) / 2,
    y: aboutMiddle ? middle.y : middle.y - (down * box.h) / 2,
  }
  const wanted = {
    w: across === 0 ? box.w : (at.x - from.x) * across * reach,
    h: down === 0 ? box.h : (at.y - from.y) * down * reach,
  }
  const size = keepsRatio ? inRatio(box, wanted, handle) : { w: within(wanted.w), h: within(wanted.h) }
  const stays = aboutMiddle ? middle : handlePoint({ across: opposite(across), down: opposite(down) }, box)
  return withAnchor(size, stays, { box, handle: aboutMiddle ? { across: 0, down: 0 } : handle })
}

/** Places the new size so that the point opposite the handle stays. */
function withAnchor({ w, h }: Size, anchor: PaperPoint, { box, handle }: { box: TurnedBox; handle: Handle }): PaperBox {
  const toMiddle = turnedPoint({ x: (handle.across * w) / 2, y: (handle.down * h) / 2 }, { x: 0, y: 0 }, box.rotation)
  return { x: anchor.x + toMiddle.x - w / 2, y: anchor.y + toMiddle.y - h / 2, w, h }
}

interface Size {
  w: number
  h: number
}

/** Keeps a box's ratio, after the side that was dragged farther or the only one that moved. */
function inRatio(box: Size, wanted: Size, { across, down }: Handle): Size {
  const [wide, high] = [wanted.w / box.w, wanted.h / box.h]
  const factor = across === 0 ? high : down === 0 ? wide : Math.max(wide, high)
  const least = SHORTEST_SIDE_MM / Math.min(box.w, box.h)
  const most = LONGEST_SIDE_MM / Math.max(box.w, box.h)
  const held = Math.min(Math.max(factor, least), most)
  return { w: box.w * held, h: box.h * held }
}

function within(side: number): number {
  return Math.min(Math.max(side, SHORTEST_SIDE_MM), LONGEST_SIDE_MM)
}

export function opposite(direction: -1 | 0 | 1): -1 | 0 | 1 {
  return direction === 0 ? 0 : direction === 1 ? -1 : 1
}

/** Scales a box about a point. */
export function scaledAbout(box: TurnedBox, about: PaperPoint, factor: number): PaperBox {
  const middle = middleOf(box)
  const [w, h] = [box.w * factor, box.h * factor]
  return {
    x: about.x + (middle.x - about.x) * factor - w / 2,
    y: about.y + (middle.y - about.y) * factor - h / 2,
    w,
    h,
  }
}

/** The direction of a point from another, in degrees clockwise from straight up. */
export function angleOf(point: PaperPoint, from: PaperPoint): number {
  return (Math.atan2(point.y - from.y, point.x - from.x) * 180) / Math.PI + 90
}
