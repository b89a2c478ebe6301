import { useLayoutEffect, useState, type RefObject } from 'react'

/** The inner width of a box in px, kept up to date. */
export function useBoxWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  // The width is known only after layout.
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return undefined
    const measure = () => setWidth(current.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [box])
  return width
}
