import { useLayoutEffect, useRef } from 'react'

/**
 * Returns the focus after closing: to what opened the product, or else to the card that links to it. Call the function when the dialog
 * has gone; while it slides out, it keeps the focus from moving elsewhere.
 */
export function useFocusReturn(skuId: string | null): () => void {
  const opener = useRef<HTMLElement | null>(null)
  const openedSkuId = useRef<string | null>(null)
  // The focus belongs to the document; the dialog takes it right after opening, which is before effects when it renders in pieces.
  useLayoutEffect(() => {
    if (skuId === null || openedSkuId.current !== null) return
    opener.current = findOpener()
    openedSkuId.current = skuId
  }, [skuId])

  return () => {
    if (openedSkuId.current === null) return
    // A list read again has a new element for the same card: it is found by the SKU it opened.
    const cards = document.querySelectorAll<HTMLElement>(`main a[href$="skuId=${CSS.escape(openedSkuId.current)}"]`)
    const card = [...cards].find((link) => link.checkVisibility())
    // Or that card has gone with its page.
    const target = opener.current?.checkVisibility()
      ? opener.current
      : (card ?? document.querySelector<HTMLElement>('main'))
    openedSkuId.current = null
    opener.current = null
    target?.focus({ preventScroll: true })
  }
}

// The dialog may have been faster than this effect: an element within it did not open the product.
function findOpener(): HTMLElement | null {
  const focused = document.activeElement
  const isOpener = focused instanceof HTMLElement && focused !== document.body && !focused.closest('[role="dialog"]')
  return isOpener ? focused : null
}
