import { useEffect, useEffectEvent, type RefObject } from 'react'
import { inDrawingOrder, type Item } from '../../../../contract/boards/item.ts'
import { holds, type Point } from '../geometry/boxes.ts'
import { handles } from '../geometry/resizing.ts'
import { lengthOnPaper } from '../geometry/viewing.ts'
import { say } from '../../../ui/toasts/spoken.ts'
import { withGroups } from '../state/choosing.ts'
import { beginCrop, takeCrop } from '../keys/cropping.ts'
import { hasPicture, type Pictured } from '../../verbs/crop.ts'
import { cropped } from '../state/cropping.ts'
import { closeMenu, openMenu } from '../state/menu.ts'
import { clearSelection, select, selectedIds, toggle } from '../state/selection.ts'
import { endTyping, typeInto } from '../state/text-in-hand.ts'
import { currentTool, isDrawing } from '../state/tool.ts'
import { scrollAtEdge, viewOfPaper } from '../state/view.ts'
import { moveFrame, moveUnderFrame, pinchUnderFrame } from './crop-item.ts'
import { drawItem } from './draw-item.ts'
import { drawMarquee } from './draw-marquee.ts'
import { focusItem, hasLeft, itemsOf, onPaper, type Bench, type Gesture } from './gesture.ts'
import { itemAt } from './hit.ts'
import { moveItems } from './move-items.ts'
import { middleBetween, pinch } from './pinch.ts'
import { pushPaper } from './push-paper.ts'
import { resizeItems } from './resize-items.ts'
import { isSpaceHeld } from './space.ts'
import { turnItems } from './turn-items.ts'

const MIDDLE_BUTTON = 1
const LEFT_BUTTON = 0
const LONG_MS = 450
/** Where a finger meets a thin thing; px. */
const BESIDE = 4
const DOUBLE_MS = 400
const USUAL_FRAME_MS = 1000 / 60
const LONGEST_FRAME_MS = 50

interface Press {
  pointerId: number
  pointerType: string
  start: Point
  last: PointerEvent
  /** Begins once the pointer has left its place; what a press alone does, `release` does. */
  begin: () => Gesture | null
  release: ((event: PointerEvent) => void) | null
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

  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
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

  const stayed = (now: Bench, at: Point) => {
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
    const { gesture, release } = press
    stop()
    if (gesture) gesture.end(placeOf(event), event)
    else release?.(event)
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

  /** What a press there is the beginning of. */
  const meantBy = (event: PointerEvent, now: Bench, start: Point): Pick<Press, 'begin' | 'release'> => {
    const tool = currentTool()
    if (event.button === MIDDLE_BUTTON || isSpaceHeld() || tool === 'hand')
      return { begin: () => pushPaper(start), release: null }
    if (isDrawing(tool)) {
      const gesture = drawItem(now, start, tool)
      return { begin: () => gesture, release: (up) => gesture.end(start, up) }
    }
    const inHand = cropped()
    if (inHand) return meantByCrop(event, now, { item: inHand, start })
    const handle = handleOf(event.target)
    if (handle === 'turn') return { begin: () => turnItems(now, start), release: null }
    if (handle) return { begin: () => resizeItems(now, start, handle), release: null }
    const item = hitAt(now, start)
    return item ? meantByItem(event, now, { item, start }) : meantByDesk(event, now, start)
  }

  /** Its frame, the picture under it, or an end of it. */
  const meantByCrop = (
    { target }: PointerEvent,
    now: Bench,
    { item, start }: { item: Pictured; start: Point },
  ): Pick<Press, 'begin' | 'release'> => {
    const handle = handleOf(target)
    if (handle && handle !== 'turn') return { begin: () => moveFrame(now, start, { item, handle }), release: null }
    if (holds(item, onPaper(start))) return { begin: () => moveUnderFrame(now, start, item), release: null }
    return {
      begin: () => pushPaper(start),
      release: () => {
        takeCrop(now)
        const beside = hitAt(now, start)
        if (beside && beside.id !== item.id) choose(now, beside)
      },
    }
  }

  const meantByItem = (
    event: PointerEvent,
    now: Bench,
    { item, start }: { item: Item; start: Point },
  ): Pick<Press, 'begin' | 'release'> => {
    const wasChosen = selectedIds().includes(item.id)
    const isFinger = event.pointerType === 'touch'
    if (event.shiftKey) {
      // Chosen at once, so that it is taken along; taken from what is chosen only where it was not dragged.
      if (!wasChosen) choose(now, item, true)
      return { begin: () => moveItems(now, start), release: () => wasChosen && choose(now, item, true) }
    }
    // A finger moves what it chose before: who pushes the paper about on a phone shall not disarrange it.
    if (!wasChosen && !isFinger) choose(now, item)
    return {
      begin: () => {
        if (isFinger && !wasChosen) return pushPaper(start)
        const gesture = moveItems(now, start)
        if (!gesture) say(now.t('boardEditor.said.isLocked', { name: now.words.name(item) }))
        return gesture
      },
      release: (up) => {
        choose(now, item)
        if (lastTap.id === item.id && up.timeStamp - lastTap.time < DOUBLE_MS) goInto(now, item)
        lastTap = { id: item.id, time: up.timeStamp }
      },
    }
  }

  const meantByDesk = (event: PointerEvent, now: Bench, start: Point): Pick<Press, 'begin' | 'release'> => {
    now.paper.focus({ preventScroll: true })
    if (event.pointerType === 'touch') return { begin: () => pushPaper(start), release: clearSelection }
    if (!event.shiftKey) clearSelection()
    return { begin: () => drawMarquee(now, start), release: null }
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

function handleOf(target: EventTarget | null) {
  const name = target instanceof Element ? target.closest<HTMLElement>('[data-handle]')?.dataset['handle'] : undefined
  if (name === undefined) return null
  return name === 'turn' ? name : (handles[Number(name)] ?? null)
}

function hitAt(bench: Bench, at: Point): Item | undefined {
  return itemAt(inDrawingOrder(itemsOf(bench).values()), onPaper(at), {
    slack: lengthOnPaper(viewOfPaper.get(), BESIDE),
    chosen: selectedIds(),
  })
}

/** With its group; the one that was pressed has the focus. */
function choose(bench: Bench, item: Item, isMore = false): void {
  const ids = withGroups(itemsOf(bench), [item.id])
  if (isMore) toggle(ids)
  else select([item.id, ...ids])
  endTyping()
  focusItem(bench, item.id)
}

/** A second press goes into a text, crops a picture, or takes one out of its group. */
function goInto(bench: Bench, item: Item): void {
  if (item.groupId !== null) select([item.id])
  if (item.type === 'text' && !item.locked) typeInto(item)
  if (hasPicture(item)) beginCrop(bench, item)
}
