import { useLayoutEffect, useRef } from 'react'

/**
 * After closing, the focus is where it was: on what opened the product, or else on the card that leads to it. The function
 * is to be called when the dialog is gone; while it still slides out, it keeps the focus from going anywhere else.
 */
export function useFocusReturn(skuId: string | null): () => void {
  const opener = useRef<HTMLElement | null>(null)
  const openedSkuId = useRef<string | null>(null)
  // The focus belongs to the document; the dialog takes it right after opening, and that is before effects where it is drawn in pieces.
  useLayoutEffect(() => {
    if (skuId === null || openedSkuId.current !== null) return
    opener.current = findOpener()
    openedSkuId.current = skuId
  }, [skuId])

  return () => {
    if (openedSkuId.current === null) return
    // A list that was read anew meanwhile has another element for the same card: it is known by the SKU it opened.
    const cards = document.querySelectorAll<HTMLElement>(`main a[href$="skuId=${CSS.escape(openedSkuId.current)}"]`)
    const card = [...cards].find((link) => link.checkVisibility())
    // And where that card is gone, with the page that it stood on.
    const target = opener.current?.checkVisibility()
      ? opener.current
      : (card ?? document.querySelector<HTMLElement>('main'))
    openedSkuId.current = null
    opener.current = null
    target?.focus({ preventScroll: true })
  }
}

// The dialog may have been quicker than this effect: what has the focus inside it opened nothing.
function findOpener(): HTMLElement | null {
  const focused = document.activeElement
  const isOpener = focused instanceof HTMLElement && focused !== document.body && !focused.closest('[role="dialog"]')
  return isOpener ? focused : null
}
