import { useLayoutEffect, useRef } from 'react'
import { isFocusLost } from '../../ui/focus/focus.ts'

/** The page that came with the document leaves the focus to the browser. */
let hasArrived = false

/**
 * Notes what has the focus while its page is in sight, and gives it back when one returns to the page as it was left: what one
 * left it from, or else what one was at within it. Where what led to a page is gone, the focus is at the page's beginning.
 */
export function FocusKeeper({ isAsLeft }: { isAsLeft: boolean }) {
  const last = useRef<HTMLElement | null>(null)
  const lastWithin = useRef<HTMLElement | null>(null)
  // The focus belongs to the document. On arriving alone, not whenever the way of arriving changes.
  useLayoutEffect(() => {
    if (isFocusLost()) {
      const left = isAsLeft ? (findAgain(last.current) ?? findAgain(lastWithin.current)) : undefined
      const target = left ?? (hasArrived ? document.querySelector<HTMLElement>('main') : null)
      target?.focus({ preventScroll: true })
    }
    hasArrived = true
    const note = ({ target }: FocusEvent) => {
      // What stands over the page has its own way back.
      if (!(target instanceof HTMLElement) || target.closest('[role="dialog"], [role="menu"]')) return
      last.current = target
      if (target.closest('main')) lastWithin.current = target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return null
}

/** A link that was drawn anew, as the tray's, is known by where it leads. */
function findAgain(element: HTMLElement | null): HTMLElement | undefined {
  if (!element) return undefined
  if (element.checkVisibility()) return element
  const address = element.getAttribute('href')
  if (address === null) return undefined
  const links = document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(address)}"]`)
  return [...links].find((link) => link.checkVisibility())
}
