import { pictureMoved, pictureScaled, reframed, type Pictured } from '../../verbs/crop.ts'
import { middleOf, turnedPoint, type PaperPoint } from '../geometry/boxes.ts'
import { handlePoint, type Handle } from '../geometry/resizing.ts'
import { snapEdges } from '../geometry/snapping.ts'
import { showCropped } from '../state/cropping.ts'
import { endPassing, showGuides } from '../state/passing.ts'
import { isSuspended, paperPointOf, snapDistance, type Bench, type Gesture, type HeldKeys } from './gesture.ts'
import { targetsBeside } from './move-items.ts'
import { middleBetween, spreadOf, type Pinch } from './pinch.ts'
import { edgesOf } from './resize-items.ts'

/** Drags a handle of the crop's frame; the picture stays in place. Shift keeps the frame's ratio. */
export function moveFrame(
  bench: Bench,
  start: PaperPoint,
  { item, handle }: { item: Pictured; handle: Handle },
): Gesture {
  const { scale, snap } = bench.board.get().draft.fields
  const from = paperPointOf(start)
  const corner = handlePoint(handle, item)
  const targets = targetsBeside(bench, new Set([item.id]))
  const frameAt = (to: PaperPoint, { shiftKey }: HeldKeys) =>
    reframed(item, wayWithin(item, from, to), { handle, keepsRatio: shiftKey, scale })
  const follow = (at: PaperPoint, keys: HeldKeys) => {
    const to = paperPointOf(at)
    const free = frameAt(to, keys)
    if (!snap || isSuspended(keys) || item.rotation !== 0) return showCropped(free)
    const snapped = snapEdges(free, edgesOf(handle), { targets, threshold: snapDistance() })
    const now = handlePoint(handle, free)
    // Measured from the frame, because the pointer may have gone beyond the picture.
    const kept = { x: from.x + now.x - corner.x + snapped.dx, y: from.y + now.y - corner.y + snapped.dy }
    showCropped(frameAt(kept, keys))
    showGuides(snapped.guides)
  }
  return {
    scrolls: true,
    move: follow,
    end: (at, keys) => {
      follow(at, keys)
      endPassing()
    },
    cancel: () => {
      showCropped(item)
      endPassing()
    },
  }
}

/** Drags the picture under its frame, as far as it reaches. */
export function moveUnderFrame(bench: Bench, start: PaperPoint, item: Pictured): Gesture {
  const { scale } = bench.board.get().draft.fields
  const from = paperPointOf(start)
  const follow = (at: PaperPoint) => {
    const { x, y } = wayWithin(item, from, paperPointOf(at))
    showCropped(pictureMoved(item, x, y, scale))
  }
  return { move: follow, end: follow, cancel: () => showCropped(item) }
}

/** Two fingers scale and move the picture under its frame. */
export function pinchUnderFrame(bench: Bench, item: Pictured, [one, two]: readonly [PaperPoint, PaperPoint]): Pinch {
  const { scale } = bench.board.get().draft.fields
  const before = { middle: middleBetween(one, two), spread: spreadOf(one, two) }
  const follow = (first: PaperPoint, second: PaperPoint) => {
    const [from, to] = [paperPointOf(before.middle), paperPointOf(middleBetween(first, second))]
    const larger = pictureScaled(item, spreadOf(first, second) / before.spread, within(item, from))
    const { x, y } = wayWithin(item, from, to)
    showCropped(pictureMoved(larger, x, y, scale))
  }
  return { follow, move: () => undefined, end: () => undefined, cancel: () => showCropped(item) }
}

/** A movement on the paper, along the item's own sides. */
function wayWithin(item: Pictured, from: PaperPoint, to: PaperPoint): PaperPoint {
  return turnedPoint({ x: to.x - from.x, y: to.y - from.y }, { x: 0, y: 0 }, -item.rotation)
}

/** A point of the paper in the item's own coordinates. */
function within(item: Pictured, at: PaperPoint): PaperPoint {
  const { x, y } = turnedPoint(at, middleOf(item), -item.rotation)
  return { x: x - item.x, y: y - item.y }
}
