import { useLayoutEffect, useRef } from 'react'
import { isFocusLost } from '../../kit/focus/focus.ts'

/** On the document's first page the browser sets the focus. */
let hasArrived = false

/**
 * Remembers the focused element of each page, and restores it on return: the link that led away, or else the last focused element. If
 * neither exists, the page's beginning gets the focus.
 */
export function FocusKeeper({ isAsLeft }: { isAsLeft: boolean }) {
  const last = useRef<HTMLElement | null>(null)
  const lastWithin = useRef<HTMLElement | null>(null)
  // The focus belongs to the document. Runs on arrival alone, not when the way of arriving changes.
  useLayoutEffect(() => {
    if (isFocusLost()) {
      const left = isAsLeft ? (findAgain(last.current) ?? findAgain(lastWithin.current)) : undefined
      const target = left ?? (hasArrived ? document.querySelector<HTMLElement>('main') : null)
      target?.focus({ preventScroll: true })
    }
    hasArrived = true
    const note = ({ target }: FocusEvent) => {
      // Dialogs restore the focus themselves.
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

/** A link rendered again, such as the tray's, is found by its address. */
function findAgain(element: HTMLElement | null): HTMLElement | undefined {
  if (!element) return undefined
  if (element.checkVisibility()) return element
  const address = element.getAttribute('href')
  if (address === null) return undefined
  const links = document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(address)}"]`)
  return [...links].find((link) => link.checkVisibility())
}
