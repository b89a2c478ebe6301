import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

interface GridPlace<GridElement extends HTMLElement> {
  gridRef: RefObject<GridElement | null>
  /** CSS px. */
  width: number
  /** Distance from the top of the document, CSS px. */
  top: number
}

/** Where the last grid stood: the best guess for the next one, so that it has its height at its first rendering. */
let lastPlace = { width: 0, top: 0 }

/** Measures where a grid stands in the page, and again whenever the page around it changes its size. */
export function useGridPlace<GridElement extends HTMLElement>(): GridPlace<GridElement> {
  const gridRef = useRef<GridElement>(null)
  const [place, setPlace] = useState(lastPlace)
  // Only the laid-out page knows; before the paint, so that no one sees the guess.
  useLayoutEffect(() => {
    const grid = gridRef.current
    if (!grid) return undefined
    const measure = () => {
      const box = grid.getBoundingClientRect()
      const next = { width: box.width, top: Math.round(box.top + window.scrollY) }
      if (box.width === 0 || (next.width === lastPlace.width && next.top === lastPlace.top)) return
      lastPlace = next
      setPlace(next)
    }
    setPlace(lastPlace)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(grid)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return { gridRef, ...place }
}
