import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

/** Of a section's heading: brings it into sight, and the focus to it, where the address leads there (`#anchor`). */
export function useAnchored(anchor: string | undefined): RefObject<HTMLHeadingElement | null> {
  const { hash, key } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const wish = anchor !== undefined && hash === `#${anchor}` ? key : null
  // Where the page is scrolled to is the browser's, and the focus the document's.
  useEffect(() => {
    if (wish === null) return
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [wish])
  return heading
}
