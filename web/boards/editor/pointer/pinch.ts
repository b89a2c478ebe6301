import type { PaperPoint } from '../geometry/boxes.ts'
import { panBy, zoomBy } from '../state/view.ts'
import type { Gesture } from './gesture.ts'

export interface Pinch extends Gesture {
  follow: (one: PaperPoint, two: PaperPoint) => void
}

/** Zooms and moves the paper so that it stays under two fingers. */
export function pinch(one: PaperPoint, two: PaperPoint): Pinch {
  let last = { middle: middleBetween(one, two), spread: spreadOf(one, two) }
  return {
    follow: (first, second) => {
      const now = { middle: middleBetween(first, second), spread: spreadOf(first, second) }
      panBy(now.middle.x - last.middle.x, now.middle.y - last.middle.y)
      zoomBy(now.spread / last.spread, now.middle)
      last = now
    },
    move: () => undefined,
    end: () => undefined,
    cancel: () => undefined,
  }
}

export function middleBetween(one: PaperPoint, two: PaperPoint): PaperPoint {
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 }
}

/** The distance of two fingers, never 0. */
export function spreadOf(one: PaperPoint, two: PaperPoint): number {
  return Math.max(Math.hypot(one.x - two.x, one.y - two.y), 1)
}
