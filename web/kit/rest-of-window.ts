import { useLayoutEffect, type RefObject } from 'react'

/** Sets `--above` to the element's top in the window, so that CSS can fill the remaining height. */
export function useRestOfWindow(element: RefObject<HTMLElement | null>): void {
  // Only the layout knows that height.
  useLayoutEffect(() => {
    const { current } = element
    const above = current?.parentElement
    if (!current || !above) return
    const measure = () => {
      const top = current.getBoundingClientRect().top + window.scrollY
      current.style.setProperty('--above', `${top}px`)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(above)
    window.addEventListener('resize', measure)
    // `data-fills-window` frees the room kept for a hidden tray at the bottom (look/theme.css).
    document.documentElement.dataset['fillsWindow'] = 'true'
    return () => {
      delete document.documentElement.dataset['fillsWindow']
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [element])
}
