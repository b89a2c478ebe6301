import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

/** The ref of a section's heading: scrolls to it and focuses it when the address leads there (`#anchor`). */
export function useAnchored(anchor: string | undefined): RefObject<HTMLHeadingElement | null> {
  const { hash, key } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const wish = anchor !== undefined && hash === `#${anchor}` ? key : null
  // Scrolling and the focus belong to the document.
  useEffect(() => {
    if (wish === null) return
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [wish])
  return heading
}
