import { useEffect, useEffectEvent, useState } from 'react'

/** Ms: presses that follow each other sooner are one way to one place. */
const REST_MS = 400

/** For what is moved by keys bit by bit: what it came to is taken once the keys rest, or at once when they turn elsewhere. */
export function useRest<Value>(onRest: (value: Value) => void) {
  const [moved, setMoved] = useState<{ to: Value } | null>(null)
  const take = useEffectEvent(onRest)
  // A pause is outside React.
  useEffect(() => {
    if (!moved) return undefined
    const timer = setTimeout(() => {
      setMoved(null)
      take(moved.to)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [moved])
  return {
    move: (to: Value) => setMoved({ to }),
    leave: () => {
      if (!moved) return
      setMoved(null)
      onRest(moved.to)
    },
    forget: () => setMoved(null),
  }
}
