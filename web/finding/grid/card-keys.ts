import type { KeyboardEvent } from 'react'

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * A card is one stop for the Tab key: its link. Arrow right leads from there to its actions, one after the other, and Escape
 * back (decisions/047). One handler for all cards of a grid; what a control within does with a key itself, it keeps.
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

/** Of the cell around an element: what a person can go to, the card's link first. */
function stopsOf(element: HTMLElement): HTMLElement[] {
  const cell = element.closest('[aria-posinset]')
  return [...(cell?.querySelectorAll<HTMLElement>('a, button, input') ?? [])].filter((stop) => stop.checkVisibility())
}

/** On the card itself all keys but one are the page's: they scroll it. */
function placeAfter(key: string, from: number, count: number): number {
  if (from < 0 || (from === 0 && key !== 'ArrowRight')) return from
  if (key === 'Escape' || key === 'Home') return 0
  if (key === 'End') return count - 1
  return from + (STEPS[key] ?? 0)
}

/** Whoever comes to a card's variants comes to the one that it is turned to: to pass over another would turn it. */
function stopToEnter(next: HTMLElement, from: HTMLElement): HTMLElement {
  const row = next.closest('ul')
  if (!next.matches('[aria-pressed]') || row?.contains(from)) return next
  return row?.querySelector<HTMLElement>('[aria-pressed="true"]') ?? next
}
