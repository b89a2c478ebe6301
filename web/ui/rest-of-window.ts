import { useLayoutEffect, type RefObject } from 'react'

/**
 * Sets `--above` on an element to where it begins in the window, below a phone's search, a notice, the breadcrumb: it can then fill the
 * rest.
 */
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
    // The room for elements at the window's foot is removed with it (tokens.css).
    document.documentElement.dataset['fillsWindow'] = 'true'
    return () => {
      delete document.documentElement.dataset['fillsWindow']
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [element])
}
