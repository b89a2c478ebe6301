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

function endTurn(): void {
  loading--
  callNext()
}

/** `small`: loads in its turn, once it is in view. `ahead`: loads in its turn, or at once when it comes into view. */
export type TurnOf = 'small' | 'ahead'

/**
 * Lets pictures load that nobody waits for, two on a page at a time: each may have to be made first. `ref` is for the
 * picture's box; call `onSettled` when it is there or has failed.
 */
export function useTurn(of: TurnOf, isHeld: boolean) {
  const ref = useRef<HTMLSpanElement>(null)
  const [mayLoad, setMayLoad] = useState(false)
  const leave = useRef<() => void>(undefined)

  // What is in view, and what else loads, are outside React.
  useEffect(() => {
    const box = ref.current
    if (isHeld || !box || mayLoad) return undefined
    let hasBegun = false
    const begin = () => {
      hasBegun = true
      leave.current = endTurn
      setMayLoad(true)
    }
    const observer = new IntersectionObserver((entries) => {
      // The page may scroll before the effect ends: a second turn would end never.
      if (hasBegun) return
      const isInView = entries.at(-1)?.isIntersecting === true
      waiting.delete(begin)
      if (isInView && of === 'ahead') return setMayLoad(true)
      if (isInView || of === 'ahead') waiting.add(begin)
      callNext()
    })
    observer.observe(box)
    return () => {
      observer.disconnect()
      waiting.delete(begin)
    }
  }, [of, isHeld, mayLoad])

  const onSettled = useCallback(() => {
    leave.current?.()
    leave.current = undefined
  }, [])
  useEffect(() => onSettled, [onSettled])
  return { ref, mayLoad, onSettled }
}
