import { useEffect, useEffectEvent } from 'react'

/** Ctrl+S saves, wherever the focus is, except below a dialog. */
export function useSaveKey(onSave: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    if (document.querySelector('[role="dialog"]') === null) onSave()
  })
  // The window's keys are outside React; a kept page out of sight has no effects.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
