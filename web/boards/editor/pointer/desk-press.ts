import { holds, type PaperPoint } from '../geometry/boxes.ts'
import { cropped } from '../state/cropping.ts'
import { openMenu } from '../state/menu.ts'
import { selectedIds } from '../state/selection.ts'
import { scrollAtEdge } from '../state/view.ts'
import { pinchUnderFrame } from './crop-item.ts'
import { focusItem, hasLeft, paperPointOf, type Bench, type Gesture } from './gesture.ts'
import { choose, hitAt, meantBy, type Meant } from './meant.ts'
import { middleBetween, pinch } from './pinch.ts'

const LONG_MS = 450
const DOUBLE_MS = 400
const USUAL_FRAME_MS = 1000 / 60
const LONGEST_FRAME_MS = 50
/** Both fingers of a pinch, in place of a pointer's id. */
const PINCH = -1

interface Press extends Meant {
  pointerId: number
  pointerType: string
  start: PaperPoint
  last: PointerEvent
  gesture: Gesture | null
  frame: number
  /** When the paper was last scrolled at the desk's edge; 0 while it is not. */
  scrolled: number
  longPress: ReturnType<typeof setTimeout> | undefined
}

/** The press that is under way on the desk, and what is known of the last one. */
export interface DeskPress {
  desk: HTMLElement
  fingers: Map<number, PointerEvent>
  press: Press | null
  lastTap: { id: string; time: number }
  /** The last press was long and opened the menu. */
  hasStayed: boolean
}

export function createDeskPress(desk: HTMLElement): DeskPress {
  return { desk, fingers: new Map(), press: null, lastTap: { id: '', time: 0 }, hasStayed: false }
}

/** In px from the desk's upper left corner. */
export function placeOn(desk: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): PaperPoint {
  const { left, top } = desk.getBoundingClientRect()
  return { x: clientX - left - desk.clientLeft, y: clientY - top - desk.clientTop }
}

export function beginPress(now: DeskPress, event: PointerEvent, bench: Bench): void {
  const start = placeOn(now.desk, event)
  // A pointer that has gone, or that a script made, cannot be captured.
  if (event.isTrusted) now.desk.setPointerCapture(event.pointerId)
  now.press = {
    pointerId: event.pointerId,
    pointerType: event.pointerType,
    start,
    last: event,
    ...meantBy(event, bench, start),
    gesture: null,
    frame: 0,
    scrolled: 0,
    longPress: undefined,
  }
  // Keys go to the pressed item, even if they were typed elsewhere before.
  if (!bench.paper.contains(document.activeElement)) focusItem(bench, selectedIds()[0] ?? '')
  if (event.pointerType === 'touch' && !cropped())
    now.press.longPress = setTimeout(() => endLongPress(now, bench, start), LONG_MS)
}

/** A finger rests on an item: opens its menu. */
function endLongPress(now: DeskPress, bench: Bench, at: PaperPoint): void {
  const item = hitAt(bench, at)
  if (!item || now.press?.gesture) return
  cancelPress(now)
  now.hasStayed = true
  choose(bench, item)
  openMenu(at)
}

/** A second finger is down: both move and scale the paper, or the picture under a crop's frame. */
export function beginPinch(now: DeskPress, event: PointerEvent, bench: Bench): void {
  cancelPress(now)
  const placesOfFingers = () => [...now.fingers.values()].map((finger) => placeOn(now.desk, finger))
  const [one, two] = placesOfFingers()
  if (!one || !two) return
  const item = cropped()
  const isUnderFrame = item && holds(item, paperPointOf(middleBetween(one, two)))
  const gesture = isUnderFrame ? pinchUnderFrame(bench, item, [one, two]) : pinch(one, two)
  now.press = {
    pointerId: PINCH,
    pointerType: 'touch',
    start: placeOn(now.desk, event),
    last: event,
    begin: () => gesture,
    release: null,
    gesture: {
      ...gesture,
      move: () => {
        const [first, second] = placesOfFingers()
        if (first && second) gesture.follow(first, second)
      },
    },
    frame: 0,
    scrolled: 0,
    longPress: undefined,
  }
}

export function movePress(now: DeskPress, event: PointerEvent): void {
  const { press } = now
  if (now.fingers.has(event.pointerId)) now.fingers.set(event.pointerId, event)
  if (!press || (press.pointerId !== event.pointerId && press.pointerId !== PINCH)) return
  press.last = event
  if (!press.gesture) {
    if (!hasLeft(press.start, placeOn(now.desk, event), press.pointerType)) return
    clearTimeout(press.longPress)
    press.gesture = press.begin()
    press.release = null
    // A press on something that cannot be moved ends here.
    if (!press.gesture) return stopPress(now)
  }
  press.frame ||= requestAnimationFrame((time) => draw(now, time))
}

/** Draws once a frame; while the pointer rests at the edge and the paper scrolls, again and again. */
function draw(now: DeskPress, time: number): void {
  const { press } = now
  if (!press) return
  const { gesture, start, last, scrolled } = press
  const at = placeOn(now.desk, last)
  const seconds = (scrolled > 0 ? boundedFrame(time - scrolled) : USUAL_FRAME_MS) / 1000
  const isNear = gesture?.scrolls === true && scrollAtEdge({ start, at }, seconds)
  gesture?.move(at, last)
  press.scrolled = isNear ? time : 0
  press.frame = isNear ? requestAnimationFrame((next) => draw(now, next)) : 0
}

/** Two frames may have the same time, and one may be late; neither may stop the drag or make it jump. */
function boundedFrame(frameMs: number): number {
  return Math.min(Math.max(frameMs, 1), LONGEST_FRAME_MS)
}

export function endPress(now: DeskPress, event: PointerEvent): void {
  const { press, lastTap } = now
  now.fingers.delete(event.pointerId)
  if (!press) return
  if (press.pointerId === PINCH) return stopPress(now)
  if (press.pointerId !== event.pointerId) return
  const { gesture, release, again } = press
  stopPress(now)
  if (gesture) return gesture.end(placeOn(now.desk, event), event)
  release?.(event)
  if (again && again.id === lastTap.id && event.timeStamp - lastTap.time < DOUBLE_MS) again.act()
  now.lastTap = { id: again?.id ?? '', time: event.timeStamp }
}

/** Ends the press and takes back what its gesture has shown. */
export function cancelPress(now: DeskPress): void {
  now.press?.gesture?.cancel()
  stopPress(now)
}

function stopPress(now: DeskPress): void {
  if (!now.press) return
  cancelAnimationFrame(now.press.frame)
  clearTimeout(now.press.longPress)
  now.press = null
}
