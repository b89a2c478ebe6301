import type { PaperPoint } from '../geometry/boxes.ts'
import { panBy } from '../state/view.ts'
import type { Gesture } from './gesture.ts'

/** Pushes the paper with the pointer. */
export function pushPaper(start: PaperPoint): Gesture {
  let last = start
  const follow = (at: PaperPoint) => {
    panBy(at.x - last.x, at.y - last.y)
    last = at
  }
  return { move: follow, end: follow, cancel: () => undefined }
}
