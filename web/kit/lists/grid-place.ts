import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

interface GridPlace<GridElement extends HTMLElement> {
  gridRef: RefObject<GridElement | null>
  /** CSS px. */
  width: number
  /** Distance from the top of the document, CSS px. */
  top: number
  /** False for a guess. */
  isMeasured: boolean
}

/** The last grid's place: the best guess for the next one, so that it has its height at its first render. */
let lastPlace = { width: 0, top: 0 }

/** Measures a grid's place in the page, and again when the page around it changes its size. */
export function useGridPlace<GridElement extends HTMLElement>(): GridPlace<GridElement> {
  const gridRef = useRef<GridElement>(null)
  const [place, setPlace] = useState({ ...lastPlace, isMeasured: false })
  // Only the layout knows; before painting, so that nobody sees the guess.
  useLayoutEffect(() => {
    const grid = gridRef.current
    if (!grid) return undefined
    const measure = () => {
      const { width, top } = grid.getBoundingClientRect()
      if (width === 0) return
      lastPlace = { width, top: Math.round(top + window.scrollY) }
      const next = { ...lastPlace, isMeasured: true }
      setPlace((known) => (known.isMeasured && known.width === width && known.top === next.top ? known : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(grid)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return { gridRef, ...place }
}
