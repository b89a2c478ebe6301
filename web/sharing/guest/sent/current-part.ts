import { useEffect, useState } from 'react'
import type { ShownPart } from './queries.ts'

export function idOfPart(place: number): string {
  return `part-${place}`
}

/** The place of the part that is read, 0 before the first one: the last whose head has passed the upper third of the window. */
export function useCurrentPart(parts: readonly ShownPart[]): number {
  const [current, setCurrent] = useState(0)
  // Scrolling is outside React.
  useEffect(() => {
    const look = () => {
      const third = window.innerHeight / 3
      const passed = parts.findLast(({ place }) => {
        const part = document.getElementById(idOfPart(place))
        return part !== null && part.getBoundingClientRect().top <= third
      })
      setCurrent(passed?.place ?? 0)
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [parts])
  return current
}

/** The id of what stays in sight at the top. */
export const BARS = 'sent-bars'

/** Scrolls to a part, from where the reader goes on with the keyboard. */
export function goToPart(place: number): void {
  const part = document.getElementById(idOfPart(place))
  const bars = document.getElementById(BARS)?.offsetHeight ?? 0
  if (!part) return
  window.scrollTo(0, part.getBoundingClientRect().top + window.scrollY - bars)
  part.focus({ preventScroll: true })
}
