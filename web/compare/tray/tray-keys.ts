import { useEffect, type KeyboardEvent, type RefObject } from 'react'
import { findSkipTarget } from '../../kit/focus/skip-target.ts'

/** In the form for screen readers. With Alt, because the key works anywhere on the page. */
export const TRAY_KEYS = 'Alt+C'

let cameFrom: HTMLElement | null = null
/** The key was pressed while the tray's script was loading. */
let isAwaited = false

/** An endless list stands before the tray: a key leads there from anywhere. */
export function useWayToTray(hasTray: boolean): void {
  // The key belongs to the document. A dialog over the page keeps the focus within itself.
  useEffect(() => {
    if (!hasTray) return undefined
    const goToTray = (event: globalThis.KeyboardEvent) => {
      const { code, altKey, ctrlKey, metaKey, shiftKey, target } = event
      if (code !== 'KeyC' || !altKey || ctrlKey || metaKey || shiftKey) return
      if (!(target instanceof HTMLElement) || target.closest('[role="dialog"]')) return
      event.preventDefault()
      const tray = findSkipTarget('comparison')
      if (tray?.contains(target)) return
      cameFrom = target
      isAwaited = !tray
      tray?.focus()
    }
    document.addEventListener('keydown', goToTray)
    return () => {
      isAwaited = false
      document.removeEventListener('keydown', goToTray)
    }
  }, [hasTray])
}

/** Takes the focus that a key asked for before the tray had loaded; Escape leads back. */
export function useTrayKeys(tray: RefObject<HTMLElement | null>) {
  // The focus is the document's.
  useEffect(() => {
    if (isAwaited) tray.current?.focus()
    isAwaited = false
  }, [tray])
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    goBack()
  }
}

/** To where the person came from; if that is gone, to the page. */
export function goBack(): void {
  const target = cameFrom?.checkVisibility() ? cameFrom : document.querySelector<HTMLElement>('main')
  cameFrom = null
  target?.focus({ preventScroll: true })
}
