import { useEffect, type KeyboardEvent, type RefObject } from 'react'

/** As a screen reader tells it. With Alt, because it holds wherever one is on the page. */
export const TRAY_KEYS = 'Alt+C'

/** The tray lies behind an endless list: a key leads there from wherever one fills it, and Escape back. */
export function useTrayKeys(tray: RefObject<HTMLElement | null>) {
  // Keys pressed anywhere are the document's. What stands over the page keeps the focus within itself.
  useEffect(() => {
    const goToTray = (event: globalThis.KeyboardEvent) => {
      const { code, altKey, ctrlKey, metaKey, shiftKey, target } = event
      if (code !== 'KeyC' || !altKey || ctrlKey || metaKey || shiftKey) return
      if (!(target instanceof HTMLElement) || target.closest('[role="dialog"]')) return
      event.preventDefault()
      if (tray.current?.contains(target)) return
      cameFrom = target
      tray.current?.focus()
    }
    document.addEventListener('keydown', goToTray)
    return () => document.removeEventListener('keydown', goToTray)
  }, [tray])
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    goBack()
  }
}

let cameFrom: HTMLElement | null = null

/** To where one came from; where that is gone, to the page. */
export function goBack(): void {
  const target = cameFrom?.checkVisibility() ? cameFrom : document.querySelector<HTMLElement>('main')
  cameFrom = null
  target?.focus({ preventScroll: true })
}
