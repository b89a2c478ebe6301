import type { PaperPoint } from './boxes.ts'
import { TRUE_PX_PER_MM, type DeskSize, type DeskView } from './viewing.ts'

/** How near the desk's edge scrolling begins; px. */
const ZONE = 48
/** A drag that begins nearer to the edge must first move outwards. */
const LEAST_ZONE = 8
/** The speed at the edge and beyond it; px a second. */
const FASTEST = 1400
/** How much of the desk beside the paper can be scrolled into sight, as a share of its side. */
const BESIDE = 1 / 4

interface Dragging {
  /** Where the drag began and where the pointer is now; px of the desk. */
  start: PaperPoint
  at: PaperPoint
}

interface Lying {
  view: DeskView
  /** In mm. */
  paper: DeskSize
  /** In px. */
  desk: DeskSize
}

/** How many px the paper moves in `seconds` while something is dragged near the desk's edge. It is faster the nearer the pointer is. */
export function scrollOf({ start, at }: Dragging, { view, paper, desk }: Lying, seconds: number): PaperPoint {
  const scale = view.zoom * TRUE_PX_PER_MM
  const along = (axis: { start: number; at: number; room: number; from: number; length: number }) => {
    const { room, from, length } = axis
    const beside = room * BESIDE
    const back = speedAt(axis.at, axis.start) * seconds
    const on = speedAt(room - axis.at, room - axis.start) * seconds
    if (back > 0) return Math.min(back, Math.max(beside - from, 0))
    return 0 - Math.min(on, Math.max(from + length - (room - beside), 0))
  }
  return {
    x: along({ start: start.x, at: at.x, room: desk.w, from: view.x, length: paper.w * scale }),
    y: along({ start: start.y, at: at.y, room: desk.h, from: view.y, length: paper.h * scale }),
  }
}

/** `distance` from an edge, negative beyond it; `before` is the distance where the drag began. */
function speedAt(distance: number, before: number): number {
  const zone = Math.min(ZONE, Math.max(before, LEAST_ZONE))
  const depth = Math.min(Math.max((zone - distance) / zone, 0), 1)
  return FASTEST * depth ** 2
}
