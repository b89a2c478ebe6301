import { useEffect, useEffectEvent, useRef } from 'react'

/** Does something each time the browser finds the network again, which it may have while the page was hidden. */
export function useWhenOnline(act: () => void): void {
  const onOnline = useEffectEvent(act)
  const wasHidden = useRef(false)
  // The network is outside React; the window tells of it.
  useEffect(() => {
    if (wasHidden.current) onOnline()
    wasHidden.current = true
    const listen = () => onOnline()
    window.addEventListener('online', listen)
    return () => window.removeEventListener('online', listen)
  }, [])
}
