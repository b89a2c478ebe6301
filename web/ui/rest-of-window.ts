import { useLayoutEffect, type RefObject } from 'react'

/**
 * Tells an element as `--above` where it begins in the window, below a phone's search, a notice, the trail: so that it can reach to the
 * end of it.
 */
export function useRestOfWindow(element: RefObject<HTMLElement | null>): void {
  // How high that is only the layout knows.
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
    // The room for what lies at the window's foot is given back with it (tokens.css).
    document.documentElement.dataset['fillsWindow'] = 'true'
    return () => {
      delete document.documentElement.dataset['fillsWindow']
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [element])
}
