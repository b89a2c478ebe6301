/** Listeners of the page itself, wherever the focus is; the cover's fields and buttons do not need them. */
const HEARD = ['keydown', 'keypress', 'keyup', 'wheel', 'touchmove'] as const

/**
 * While the page is locked it handles no keys and no history steps. Must be registered first: an earlier listener on the window can
 * stop later ones.
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

/** The history index at which the page was locked. */
let place: number | null = null

export function holdPlace(): void {
  place = placeInHistory()
}

/** Back and Forward return to where the page was locked; the page below never sees them. */
function stepBack(event: PopStateEvent): void {
  const here = placeInHistory()
  if (place === null || here === null) return
  event.stopImmediatePropagation()
  if (here !== place) history.go(place - here)
}

/** The router's index of a history entry. */
function placeInHistory(): number | null {
  const { idx } = (history.state ?? {}) as { idx?: unknown }
  return typeof idx === 'number' ? idx : null
}
