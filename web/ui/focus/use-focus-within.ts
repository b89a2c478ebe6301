import { useEffect, useEffectEvent } from 'react'
import { usePageUnit } from '../page-unit.ts'
import { focusIfLost } from './focus.ts'

/**
 * The first field of a panel takes the focus when it opens, but on a phone, where that would bring up the keyboard, its first tab.
 * Closing gives the focus back.
 */
export function useFocusWithin(panel: { current: HTMLElement | null }): void {
  const { isPhone } = usePageUnit()
  const begin = useEffectEvent(() => {
    const target = isPhone
      ? panel.current?.querySelector<HTMLElement>('[role="tab"]')
      : panel.current?.querySelector('input')
    target?.focus({ preventScroll: true })
  })
  // The focus is the document's.
  useEffect(() => {
    const cameFrom = document.activeElement
    begin()
    return () => {
      requestAnimationFrame(() =>
        focusIfLost(cameFrom instanceof HTMLElement && cameFrom.isConnected ? cameFrom : null),
      )
    }
  }, [])
}
