import type { Point } from '../geometry/boxes.ts'
import { panBy } from '../state/view.ts'
import type { Gesture } from './gesture.ts'

/** Pushes the paper with the pointer. */
export function pushPaper(start: Point): Gesture {
  let last = start
  const follow = (at: Point) => {
    panBy(at.x - last.x, at.y - last.y)
    last = at
  }
  return { move: follow, end: follow, cancel: () => undefined }
}
