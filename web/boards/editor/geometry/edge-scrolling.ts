import type { PaperPoint } from './boxes.ts'
import { TRUE_PX_PER_MM, type DeskSize, type DeskView } from './viewing.ts'

/** How near the desk's edge the paper begins to move; px. */
const ZONE = 48
/** Whoever begins nearer to the edge goes on outwards before it does. */
const LEAST_ZONE = 8
/** At the edge and beyond it; px a second. */
const FASTEST = 1400
/** So much of the desk beside the paper is brought into sight, as a share of its side: there is nothing farther out. */
const BESIDE = 1 / 4

interface Dragging {
  /** Where it was begun, and where the pointer is now; px of the desk. */
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

/**
 * By how many px the paper moves in so many seconds while something is dragged near the desk's edge: what lies beyond the edge comes
 * into sight, the faster the nearer the pointer is to it.
 */
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

/** `distance` from an edge, negative beyond it; `before` where it was begun. */
function speedAt(distance: number, before: number): number {
  const zone = Math.min(ZONE, Math.max(before, LEAST_ZONE))
  const depth = Math.min(Math.max((zone - distance) / zone, 0), 1)
  return FASTEST * depth ** 2
}
