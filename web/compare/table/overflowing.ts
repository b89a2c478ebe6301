import { useEffect, useState, type RefObject } from 'react'

/** Whether there is more of an element's content at its sides than it shows. */
export function useIsOverflowing(element: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setIsOverflowing] = useState(false)
  // Only the laid-out content knows, at every width anew.
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
