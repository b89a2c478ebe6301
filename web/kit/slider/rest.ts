import { useEffect, useEffectEvent, useState } from 'react'

/** In ms: key presses closer together are one movement. */
const REST_MS = 400

/** For values moved by keys: the value is applied once the keys rest, or at once when another control takes over. */
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
