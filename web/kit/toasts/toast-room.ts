import { useLayoutEffect, type RefObject } from 'react'
import buttons from '../buttons.module.css'
import { freePlace, TOAST_MARGIN, type WindowBox } from './toast-place.ts'

const SENDERS = `form button, .${buttons['filled']}, [data-keep-clear]`
const FIELDS = 'form :is(input, select, textarea)'

/**
 * Keeps messages off what a person is about to press, in any window: off a form's buttons, a sheet's main button and lines that must
 * stay readable (`data-keep-clear`), and off fields where there is room. `edge` is their usual place.
 */
export function useRoomForToasts(stack: RefObject<HTMLElement | null>, edge: 'top' | 'bottom', count: number): void {
  // Only the document knows positions, and only after rendering.
  useLayoutEffect(() => {
    const element = stack.current
    if (!element || count === 0) return undefined
    let frame = 0
    const place = () => {
      frame = 0
      placeStack(element, edge)
    }
    const placeSoon = () => {
      frame ||= requestAnimationFrame(place)
    }
    place()
    const changes = new MutationObserver(placeSoon)
    changes.observe(document.body, { childList: true, subtree: true })
    window.addEventListener('resize', placeSoon)
    document.addEventListener('scroll', placeSoon, { capture: true, passive: true })
    document.addEventListener('transitionend', placeSoon)
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
      window.removeEventListener('resize', placeSoon)
      document.removeEventListener('scroll', placeSoon, { capture: true })
      document.removeEventListener('transitionend', placeSoon)
    }
  }, [stack, edge, count])
}

function placeStack(element: HTMLElement, edge: 'top' | 'bottom'): void {
  element.style.translate = 'none'
  const box = boxOfCards(element)
  const room =
    edge === 'bottom'
      ? { top: TOAST_MARGIN, bottom: box.bottom }
      : { top: box.top, bottom: window.innerHeight - TOAST_MARGIN }
  const senders = boxesOf(SENDERS, element)
  const fields = boxesOf(FIELDS, element)
  const move = freePlace(box, [...senders, ...fields], room) ?? freePlace(box, senders, room) ?? 0
  element.style.translate = `0 ${move}px`
}

/** As wide as the widest card: the stack itself may span the window. */
function boxOfCards(element: HTMLElement): WindowBox {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const width = Math.max(...[...element.children].map((card) => (card instanceof HTMLElement ? card.offsetWidth : 0)))
  const inset = Math.max(0, right - left - width) / 2
  return { left: left + inset, right: right - inset, top, bottom }
}

/** Visible elements of the topmost dialog, or of the page where none is open. */
function boxesOf(selector: string, stack: HTMLElement): WindowBox[] {
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].filter((one) => one.checkVisibility())
  return [
    ...(
      dialogs.toSorted((one, other) => layerOf(one) - layerOf(other)).at(-1) ?? document
    ).querySelectorAll<HTMLElement>(selector),
  ]
    .filter((one) => !stack.contains(one) && one.checkVisibility({ visibilityProperty: true }))
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width > 1 && height > 1 && bottom > 0 && top < window.innerHeight)
}

/** The order of dialogs in the document is not their stacking order. */
function layerOf(dialog: HTMLElement): number {
  return Number(getComputedStyle(dialog).getPropertyValue('--mb-z-index'))
}
