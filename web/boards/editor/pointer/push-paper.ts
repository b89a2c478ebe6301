import type { Point } from '../geometry/boxes.ts'
import { panBy } from '../state/view.ts'
import type { Gesture } from './gesture.ts'

/** The paper follows the hand. */
export function pushPaper(start: Point): Gesture {
  let last = start
  const follow = (at: Point) => {
    panBy(at.x - last.x, at.y - last.y)
    last = at
  }
  return { move: follow, end: follow, cancel: () => undefined }
}
