import { useEffect, useEffectEvent, type RefObject } from 'react'
import { takeCrop } from '../keys/cropping.ts'
import { cropped } from '../state/cropping.ts'
import { closeMenu, openMenu } from '../state/menu.ts'
import { clearSelection, selectedIds } from '../state/selection.ts'
import {
  beginPinch,
  beginPress,
  cancelPress,
  createDeskPress,
  endPress,
  movePress,
  placeOn,
  type DeskPress,
} from './desk-press.ts'
import type { Bench } from './gesture.ts'
import { choose, hitAt, MIDDLE_BUTTON } from './meant.ts'

const LEFT_BUTTON = 0

/** Handles mouse, pen and fingers on the desk. */
export function useDeskPointer(desk: RefObject<HTMLElement | null>, bench: () => Bench | null): void {
  const latest = useEffectEvent(bench)
  // Pointer events are outside React: React's listeners cannot prevent the browser's own actions.
  useEffect(() => {
    const element = desk.current
    if (!element) return
    return listen(element, () => latest())
  }, [desk])
}

function listen(desk: HTMLElement, bench: () => Bench | null): () => void {
  const pressed = createDeskPress(desk)
  const gone = new AbortController()
  const { signal } = gone
  desk.addEventListener('pointerdown', (event) => onDown(pressed, event, bench()), { signal })
  desk.addEventListener('pointermove', (event) => movePress(pressed, event), { signal })
  desk.addEventListener('pointerup', (event) => endPress(pressed, event), { signal })
  desk.addEventListener('pointercancel', (event) => onCancel(pressed, event), { signal })
  desk.addEventListener('contextmenu', (event) => onMenu(pressed, event, bench()), { signal })
  desk.addEventListener('mousedown', holdFocus, { signal })
  desk.addEventListener('touchend', (event) => endTouch(pressed, event), { passive: false, signal })
  window.addEventListener('keydown', (event) => onKey(pressed, event), { capture: true, signal })
  window.addEventListener(
    'pointerdown',
    ({ target }) => {
      const now = cropped() && bench()
      if (now && target instanceof Node && !desk.contains(target)) takeCrop(now)
    },
    { capture: true, signal },
  )
  return () => {
    cancelPress(pressed)
    gone.abort()
  }
}

function onDown(pressed: DeskPress, event: PointerEvent, bench: Bench | null): void {
  if (!bench || hasOwnPointer(event.target)) return
  closeMenu()
  pressed.hasStayed = false
  if (event.pointerType === 'touch') {
    pressed.fingers.set(event.pointerId, event)
    if (pressed.fingers.size === 2) return beginPinch(pressed, event, bench)
    if (pressed.fingers.size > 2) return
  }
  if (pressed.press || (event.button !== LEFT_BUTTON && event.button !== MIDDLE_BUTTON)) return
  beginPress(pressed, event, bench)
}

function onCancel(pressed: DeskPress, event: PointerEvent): void {
  pressed.fingers.delete(event.pointerId)
  cancelPress(pressed)
}

/** Escape takes back what is being dragged. Otherwise it is left to others. */
function onKey(pressed: DeskPress, event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !pressed.press?.gesture) return
  event.preventDefault()
  event.stopPropagation()
  cancelPress(pressed)
}

function onMenu({ desk, fingers }: DeskPress, event: MouseEvent, bench: Bench | null): void {
  if (!bench || hasOwnPointer(event.target)) return
  event.preventDefault()
  if (cropped()) return
  // A finger opens the menu by a long press, a key by the paper's own listener.
  if (fingers.size > 0 || event.button === LEFT_BUTTON) return
  const at = placeOn(desk, event)
  const item = hitAt(bench, at)
  if (item && !selectedIds().includes(item.id)) choose(bench, item)
  if (!item) clearSelection()
  openMenu(at)
}

/** The browser takes the lifted finger for a click, which would close the menu that has just opened. */
function endTouch({ hasStayed }: DeskPress, event: TouchEvent): void {
  if (hasStayed) event.preventDefault()
}

/** The focus goes to the item under the pointer, not to the element that is drawn over it. */
function holdFocus(event: MouseEvent): void {
  if (!hasOwnPointer(event.target)) event.preventDefault()
}

/** Fields and buttons on the desk handle their own presses. */
function hasOwnPointer(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-own-pointer]') !== null
}
