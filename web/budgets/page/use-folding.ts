import { useLayoutEffect, useRef, useState, type UIEvent } from 'react'

/** A smaller movement, in px, is a finger's trembling. */
const LEAST_MOVE = 6

/**
 * On a phone the head and the total leave the window while somebody scrolls down, and come back on the way up or with the focus. They
 * move by themselves, over the rows: nothing else does.
 */
export function useFolding() {
  const scroller = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const last = useRef(0)
  const [isFolded, setIsFolded] = useState(false)
  const [above, setAbove] = useState(0)
  // The head's height is known only after layout.
  useLayoutEffect(() => {
    const { current } = head
    if (!current) return undefined
    const measure = () => setAbove(current.offsetHeight)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return {
    scroller,
    head,
    /** The head's height, in px: where the lines begin in the scroller. */
    above,
    isFolded,
    unfold: () => setIsFolded(false),
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => {
      const { scrollTop, scrollHeight, clientHeight } = currentTarget
      // Beyond its ends a page springs back, which is no way up.
      const offset = Math.min(Math.max(scrollTop, 0), scrollHeight - clientHeight)
      const by = offset - last.current
      if (Math.abs(by) < LEAST_MOVE) return
      last.current = offset
      if (by < 0) setIsFolded(false)
      else if (offset > above && !head.current?.querySelector(':focus-visible')) setIsFolded(true)
    },
  }
}

export type Folding = ReturnType<typeof useFolding>
