import { useEffect, useEffectEvent } from 'react'

/** Does something each time the browser finds the network again. */
export function useWhenOnline(act: () => void): void {
  const onOnline = useEffectEvent(act)
  // The network is outside React; the window tells of it.
  useEffect(() => {
    const listen = () => onOnline()
    window.addEventListener('online', listen)
    return () => window.removeEventListener('online', listen)
  }, [])
}
