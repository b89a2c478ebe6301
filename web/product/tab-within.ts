import type { KeyboardEvent } from 'react'

/** Tab goes round within what covers the page: behind its last stop there would be nothing that hears its keys. */
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
