import { useEffect, useEffectEvent, type RefObject } from 'react'
import { takeCrop } from '../keys/cropping.ts'
import { holds, type PaperPoint } from '../geometry/boxes.ts'
import { cropped } from '../state/cropping.ts'
import { closeMenu, openMenu } from '../state/menu.ts'
import { clearSelection, selectedIds } from '../state/selection.ts'
import { scrollAtEdge } from '../state/view.ts'
import { pinchUnderFrame } from './crop-item.ts'
import { focusItem, hasLeft, onPaper, type Bench, type Gesture } from './gesture.ts'
import { choose, hitAt, meantBy, MIDDLE_BUTTON, type Meant } from './meant.ts'
import { middleBetween, pinch } from './pinch.ts'

const LEFT_BUTTON = 0
const LONG_MS = 450
const DOUBLE_MS = 400
const USUAL_FRAME_MS = 1000 / 60
const LONGEST_FRAME_MS = 50

interface Press extends Meant {
  pointerId: number
  pointerType: string
  start: PaperPoint
  last: PointerEvent
  gesture: Gesture | null
  frame: number
  /** When the paper was last moved at the desk's edge; 0 while it is not. */
  scrolled: number
  longPress: ReturnType<typeof setTimeout> | undefined
}

/** What is done on the desk with mouse, pen and fingers. */
export function useDeskPointer(desk: RefObject<HTMLElement | null>, bench: () => Bench | null): void {
  const latest = useEffectEvent(bench)
  // Pointers are the document's; React has no listener that may hold off the browser's own.
  useEffect(() => {
    const element = desk.current
    if (!element) return
    return listen(element, () => latest())
  }, [desk])
}

function listen(desk: HTMLElement, bench: () => Bench | null): () => void {
  const fingers = new Map<number, PointerEvent>()
  let press: Press | null = null
  let lastTap = { id: '', time: 0 }
  let hasStayed = false

  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): PaperPoint => {
    const { left, top } = desk.getBoundingClientRect()
    return { x: clientX - left - desk.clientLeft, y: clientY - top - desk.clientTop }
  }

  const stop = () => {
    if (!press) return
    cancelAnimationFrame(press.frame)
    clearTimeout(press.longPress)
    press = null
  }

  const cancel = () => {
    press?.gesture?.cancel()
    stop()
  }

  const draw = (time: number) => {
    if (!press) return
    const { gesture, start, last, scrolled } = press
    const at = placeOf(last)
    const seconds = (scrolled > 0 ? held(time - scrolled) : USUAL_FRAME_MS) / 1000
    const isNear = gesture?.scrolls === true && scrollAtEdge({ start, at }, seconds)
    gesture?.move(at, last)
    // At the edge it goes on while the pointer rests.
    press.scrolled = isNear ? time : 0
    press.frame = isNear ? requestAnimationFrame(draw) : 0
  }

  const onDown = (event: PointerEvent) => {
    const now = bench()
    if (!now || isForItself(event.target)) return
    closeMenu()
    hasStayed = false
    if (event.pointerType === 'touch') {
      fingers.set(event.pointerId, event)
      if (fingers.size === 2) return beginPinch(event, now)
      if (fingers.size > 2) return
    }
    if (press || (event.button !== LEFT_BUTTON && event.button !== MIDDLE_BUTTON)) return
    const start = placeOf(event)
    // A pointer that has gone meanwhile, or was made by a script, cannot be held.
    if (event.isTrusted) desk.setPointerCapture(event.pointerId)
    press = {
      pointerId: event.pointerId,
      pointerType: event.pointerType,
      start,
      last: event,
      ...meantBy(event, now, start),
      gesture: null,
      frame: 0,
      scrolled: 0,
      longPress: undefined,
    }
    // Keys do afterwards what they do to it, wherever they were typed before.
    if (!now.paper.contains(document.activeElement)) focusItem(now, selectedIds()[0] ?? '')
    if (event.pointerType === 'touch' && !cropped()) press.longPress = setTimeout(() => stayed(now, start), LONG_MS)
  }

  const beginPinch = (event: PointerEvent, now: Bench) => {
    cancel()
    const [one, two] = [...fingers.values()].map(placeOf)
    if (!one || !two) return
    const item = cropped()
    const isUnderFrame = item && holds(item, onPaper(middleBetween(one, two)))
    const gesture = isUnderFrame ? pinchUnderFrame(now, item, [one, two]) : pinch(one, two)
    const start = placeOf(event)
    press = {
      pointerId: -1,
      pointerType: 'touch',
      start,
      last: event,
      begin: () => gesture,
      release: null,
      gesture: {
        ...gesture,
        move: () => {
          const [first, second] = [...fingers.values()].map(placeOf)
          if (first && second) gesture.follow(first, second)
        },
      },
      frame: 0,
      scrolled: 0,
      longPress: undefined,
    }
  }

  const stayed = (now: Bench, at: PaperPoint) => {
    const item = hitAt(now, at)
    if (!item || press?.gesture) return
    cancel()
    hasStayed = true
    choose(now, item)
    openMenu(at)
  }

  const onMove = (event: PointerEvent) => {
    if (fingers.has(event.pointerId)) fingers.set(event.pointerId, event)
    if (!press || (press.pointerId !== event.pointerId && press.pointerId !== -1)) return
    press.last = event
    if (!press.gesture) {
      if (!hasLeft(press.start, placeOf(event), press.pointerType)) return
      clearTimeout(press.longPress)
      press.gesture = press.begin()
      press.release = null
      // What cannot be moved ends the press.
      if (!press.gesture) return stop()
    }
    press.frame ||= requestAnimationFrame(draw)
  }

  const onUp = (event: PointerEvent) => {
    fingers.delete(event.pointerId)
    if (!press) return
    if (press.pointerId === -1) return stop()
    if (press.pointerId !== event.pointerId) return
    const { gesture, release, again } = press
    stop()
    if (gesture) return gesture.end(placeOf(event), event)
    release?.(event)
    if (again && again.id === lastTap.id && event.timeStamp - lastTap.time < DOUBLE_MS) again.act()
    lastTap = { id: again?.id ?? '', time: event.timeStamp }
  }

  const onCancel = (event: PointerEvent) => {
    fingers.delete(event.pointerId)
    cancel()
  }

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !press?.gesture) return
    event.preventDefault()
    event.stopPropagation()
    cancel()
  }

  const onMenu = (event: MouseEvent) => {
    const now = bench()
    if (!now || isForItself(event.target)) return
    event.preventDefault()
    if (cropped()) return
    // A finger's is its long press, a key's the paper's own.
    if (fingers.size > 0 || event.button === LEFT_BUTTON) return
    const at = placeOf(event)
    const item = hitAt(now, at)
    if (item && !selectedIds().includes(item.id)) choose(now, item)
    if (!item) clearSelection()
    openMenu(at)
  }

  /** A finger that goes up soon after is a click to the browser, which would close the menu that has just opened. */
  const endTouch = (event: TouchEvent) => {
    if (hasStayed) event.preventDefault()
  }

  const onPressBeside = ({ target }: PointerEvent) => {
    const now = cropped() && bench()
    if (now && target instanceof Node && !desk.contains(target)) takeCrop(now)
  }

  const holdFocus = (event: MouseEvent) => {
    // What was pressed is told the focus by where it lies, not by what was drawn over it.
    if (!isForItself(event.target)) event.preventDefault()
  }

  desk.addEventListener('pointerdown', onDown)
  desk.addEventListener('pointermove', onMove)
  desk.addEventListener('pointerup', onUp)
  desk.addEventListener('pointercancel', onCancel)
  desk.addEventListener('contextmenu', onMenu)
  desk.addEventListener('mousedown', holdFocus)
  desk.addEventListener('touchend', endTouch, { passive: false })
  window.addEventListener('keydown', onKey, true)
  window.addEventListener('pointerdown', onPressBeside, true)
  return () => {
    cancel()
    desk.removeEventListener('pointerdown', onDown)
    desk.removeEventListener('pointermove', onMove)
    desk.removeEventListener('pointerup', onUp)
    desk.removeEventListener('pointercancel', onCancel)
    desk.removeEventListener('contextmenu', onMenu)
    desk.removeEventListener('mousedown', holdFocus)
    desk.removeEventListener('touchend', endTouch)
    window.removeEventListener('keydown', onKey, true)
    window.removeEventListener('pointerdown', onPressBeside, true)
  }
}

/** Two frames may tell one time, and one may be late: what is dragged neither stops nor leaps. */
function held(frameMs: number): number {
  return Math.min(Math.max(frameMs, 1), LONGEST_FRAME_MS)
}

/** Fields and buttons that stand on the desk are pressed as anywhere. */
function isForItself(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-own-pointer]') !== null
}
