import { useEffect, type KeyboardEvent, type RefObject } from 'react'
import { findSkipTarget } from '../../ui/focus/skip-target.ts'

/** As a screen reader tells it. With Alt, because it holds wherever one is on the page. */
export const TRAY_KEYS = 'Alt+C'

let cameFrom: HTMLElement | null = null
/** The key was pressed while the tray's script was still on its way. */
let isAwaited = false

/** The tray lies behind an endless list: while there is one, a key leads there from wherever one fills it. */
export function useWayToTray(hasTray: boolean): void {
  // Keys pressed anywhere are the document's. What stands over the page keeps the focus within itself.
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

/** Takes the focus that was asked for before the tray came, and gives what its keys do: Escape leads back. */
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

/** To where one came from; where that is gone, to the page. */
export function goBack(): void {
  const target = cameFrom?.checkVisibility() ? cameFrom : document.querySelector<HTMLElement>('main')
  cameFrom = null
  target?.focus({ preventScroll: true })
}
