import { useCallback, useEffect, useRef, useState } from 'react'

/** A browser has six connections to a server of HTTP/1.1: most stay free for what somebody asks for meanwhile. */
const MOST_AT_ONCE = 2

const waiting = new Set<() => void>()
let loading = 0

function callNext(): void {
  for (const begin of waiting) {
    if (loading >= MOST_AT_ONCE) return
    waiting.delete(begin)
    loading++
    begin()
  }
}

function give(): void {
  loading--
  callNext()
}

/**
 * Lets a small picture load when it is in view and not held, two on a page at a time: each may have to be made first, and
 * none may keep a larger one waiting. `ref` is for its box; call `onSettled` when it is there or has failed.
 */
export function useTurn(isHeld: boolean) {
  const ref = useRef<HTMLSpanElement>(null)
  const [mayLoad, setMayLoad] = useState(false)
  const leave = useRef<() => void>(undefined)

  // What is in view, and what else loads, are outside React.
  useEffect(() => {
    const box = ref.current
    if (isHeld || !box || mayLoad) return undefined
    const begin = () => {
      leave.current = give
      setMayLoad(true)
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) return void waiting.delete(begin)
      waiting.add(begin)
      callNext()
    })
    observer.observe(box)
    return () => {
      observer.disconnect()
      waiting.delete(begin)
    }
  }, [isHeld, mayLoad])

  const onSettled = useCallback(() => {
    leave.current?.()
    leave.current = undefined
  }, [])
  useEffect(() => onSettled, [onSettled])
  return { ref, mayLoad, onSettled }
}
