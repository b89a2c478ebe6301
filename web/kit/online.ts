import { useEffect, useEffectEvent, useRef } from 'react'

/** Runs each time the network comes back, also if it did while the page was hidden. */
export function useWhenOnline(act: () => void): void {
  const onOnline = useEffectEvent(act)
  const wasHidden = useRef(false)
  // The network is outside React; the window has events for it.
  useEffect(() => {
    if (wasHidden.current) onOnline()
    wasHidden.current = true
    const listen = () => onOnline()
    window.addEventListener('online', listen)
    return () => window.removeEventListener('online', listen)
  }, [])
}
