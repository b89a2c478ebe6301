import { useEffect, useEffectEvent } from 'react'
import { usePageUnit } from '../page-unit.ts'
import { focusIfLost } from './focus.ts'

/**
 * Focuses the first field of a panel when it opens; on a phone, where that would open the keyboard, its first tab. Closing restores the
 * focus.
 */
export function useFocusWithin(panel: { current: HTMLElement | null }): void {
  const { isPhone } = usePageUnit()
  const begin = useEffectEvent(() => {
    const target = isPhone
      ? panel.current?.querySelector<HTMLElement>('[role="tab"]')
      : panel.current?.querySelector('input')
    target?.focus({ preventScroll: true })
  })
  // The focus belongs to the document.
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
