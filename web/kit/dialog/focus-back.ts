import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Gives the focus back to where it was before a dialog opened, or to `elseTo` if that has left the page. Mantine records it too late,
 * after the content may have taken it, and not at all for a dialog that is open when first rendered. Call the function once the dialog
 * has faded out.
 */
export function useFocusBack(isOpen: boolean, elseTo: () => Element | null | undefined): () => void {
  const cameFrom = useRef<Element | null>(null)
  const giveBack = () => {
    const { current } = cameFrom
    if (!current) return
    const isThere = current.isConnected && current !== document.body
    focusIfFree(isThere ? current : elseTo())
  }
  const giveBackNow = useEffectEvent(giveBack)
  // The focus belongs to the document. Effects of the content run after layout effects; React takes back a focus set by a cleanup while
  // the dialog is still there.
  useLayoutEffect(() => {
    if (isOpen) cameFrom.current = openerOf(document.activeElement)
    else giveBackNow()
  }, [isOpen])
  const end = () => {
    // Mantine focuses the dialog a moment after it opens, even if it has been closed meanwhile.
    giveBack()
    cameFrom.current = null
  }
  const endAtOnce = useEffectEvent(end)
  // Some close without fading.
  useLayoutEffect(() => () => endAtOnce(), [])
  return end
}

/** A menu leaves with its items: its button stays. */
function openerOf(focused: Element | null): Element | null {
  const menu = focused?.closest('[role="menu"]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused
}

/** Unless somebody has moved it elsewhere meanwhile. */
function focusIfFree(target: Element | null | undefined): void {
  const focused = document.activeElement
  const isFree = !focused || focused === document.body || focused.closest('[role="dialog"]') !== null
  if (isFree && target instanceof HTMLElement) target.focus({ preventScroll: true })
}
