import type { KeyboardEvent } from 'react'

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * A card is one tab stop: its link. Arrow right moves from there through its actions, Escape back (decisions/047). One handler serves
 * all cards of a grid; a control keeps the keys that it handles itself.
 */
export function pressInCard(event: KeyboardEvent<HTMLElement>): void {
  const { target, key } = event
  if (event.defaultPrevented || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
  if (!(target instanceof HTMLElement) || target.matches('textarea')) return
  const stops = stopsOf(target)
  const from = stops.indexOf(target)
  const next = stops[placeAfter(key, from, stops.length)]
  if (!next || next === target) return
  event.preventDefault()
  stopToEnter(next, target).focus()
}

/** The focusable elements of the cell around an element, the card's link first. */
function stopsOf(element: HTMLElement): HTMLElement[] {
  const cell = element.closest('[aria-posinset]')
  return [...(cell?.querySelectorAll<HTMLElement>('a, button, input') ?? [])].filter((stop) => stop.checkVisibility())
}

/** On the card itself only one key is handled; the others scroll the page. */
function placeAfter(key: string, from: number, count: number): number {
  if (from < 0 || (from === 0 && key !== 'ArrowRight')) return from
  if (key === 'Escape' || key === 'Home') return 0
  if (key === 'End') return count - 1
  return from + (STEPS[key] ?? 0)
}

/** Moving to a card's swatches focuses the chosen one: passing over another would choose it. */
function stopToEnter(next: HTMLElement, from: HTMLElement): HTMLElement {
  const row = next.closest('ul')
  if (!next.matches('[aria-pressed]') || row?.contains(from)) return next
  return row?.querySelector<HTMLElement>('[aria-pressed="true"]') ?? next
}
