/** What the page listens for with its own ears, wherever the focus is; the cover's fields and buttons need none of it. */
const HEARD = ['keydown', 'keypress', 'keyup', 'wheel', 'touchmove'] as const

/**
 * While the page is locked it hears no key and no step of the history. To be called before anything else listens: what
 * comes to the window first may keep it from all others.
 */
export function guardPage(isLocked: () => boolean): void {
  for (const type of HEARD) {
    const guard = (event: Event) => {
      if (!isLocked()) return
      event.stopImmediatePropagation()
      // Escape would close the cover.
      if (event instanceof KeyboardEvent && event.key === 'Escape') event.preventDefault()
    }
    window.addEventListener(type, guard, { capture: true, passive: type === 'wheel' || type === 'touchmove' })
  }
  window.addEventListener('popstate', (event) => isLocked() && stepBack(event), { capture: true })
}

/** Where in the history the page was covered. */
let place: number | null = null

export function holdPlace(): void {
  place = placeInHistory()
}

/** Back and Forward lead back to where the page was covered; what lies below never hears of them. */
function stepBack(event: PopStateEvent): void {
  const here = placeInHistory()
  if (place === null || here === null) return
  event.stopImmediatePropagation()
  if (here !== place) history.go(place - here)
}

/** As the router counts its steps. */
function placeInHistory(): number | null {
  const { idx } = (history.state ?? {}) as { idx?: unknown }
  return typeof idx === 'number' ? idx : null
}
