import { isFocusLost, KEPT } from '../focus/focus.ts'

/**
 * The ref of a dialog's content: the dialog itself gets the focus when its own content takes the focused element away, say a button that
 * leaves with what it did. It gets it a frame later, and what moves the focus on purpose may still take it.
 */
export function keepFocusWithin(content: HTMLElement | null): (() => void) | undefined {
  if (!content) return undefined
  let hadIt = false
  const note = () => {
    hadIt = content.contains(document.activeElement)
    if (document.activeElement !== content) content.removeAttribute(KEPT)
  }
  const followed = new MutationObserver(() => {
    if (!hadIt) return
    requestAnimationFrame(() => {
      if (!content.isConnected || !isFocusLost()) return
      content.setAttribute(KEPT, '')
      content.focus({ preventScroll: true })
    })
  })
  document.addEventListener('focusin', note)
  followed.observe(content, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden'],
  })
  return () => {
    document.removeEventListener('focusin', note)
    followed.disconnect()
  }
}
