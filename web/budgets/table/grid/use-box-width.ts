import { useLayoutEffect, useState, type RefObject } from 'react'

/** How wide a box is within, in px, followed. */
export function useBoxWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  // Only the laid-out page knows.
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
