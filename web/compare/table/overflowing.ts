import { useEffect, useState, type RefObject } from 'react'

/** Whether an element has content beyond its sides. */
export function useIsOverflowing(element: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setIsOverflowing] = useState(false)
  // Only the layout knows, and it changes with the width.
  useEffect(() => {
    const { current } = element
    const content = current?.firstElementChild
    if (!current || !content) return undefined
    const observer = new ResizeObserver(() => setIsOverflowing(current.scrollWidth > current.clientWidth + 1))
    observer.observe(current)
    observer.observe(content)
    return () => observer.disconnect()
  }, [element])
  return isOverflowing
}
