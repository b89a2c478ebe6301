/** The person prefers reduced motion. */
export function wantsStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Scrolls an element to the top of the window, below the header. */
export function glideTo(element: HTMLElement): void {
  element.scrollIntoView({ block: 'start', behavior: behavior() })
}

export function glideToTop(): void {
  window.scrollTo({ top: 0, behavior: behavior() })
}

function behavior(): ScrollBehavior {
  return wantsStillness() ? 'instant' : 'smooth'
}
