import type { KeyboardEvent } from 'react'

/** Tab cycles within what covers the page: beyond its last stop nothing would handle its keys. */
export function keepTabWithin(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:enabled, [tabindex="0"]'),
  ].filter(
    (stop) => stop.tabIndex >= 0 && !stop.closest('[inert]') && stop.checkVisibility({ visibilityProperty: true }),
  )
  const place = stops.findIndex((stop) => stop === event.target)
  const isLeaving = event.shiftKey ? place <= 0 : place === stops.length - 1
  if (!isLeaving) return
  event.preventDefault()
  stops.at(event.shiftKey ? -1 : 0)?.focus()
}
