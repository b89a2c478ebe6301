import { useEffect, useRef } from 'react'

/** After closing, the focus is where it was: on what opened the product, or else on a card that leads to it. */
export function useFocusReturn(skuId: string | null): void {
  const opener = useRef<HTMLElement | null>(null)
  const lastSkuId = useRef<string | null>(null)
  // The focus belongs to the document; the dialog takes it right after opening.
  useEffect(() => {
    if (skuId !== null) {
      const focused = document.activeElement
      if (lastSkuId.current === null) opener.current = focused instanceof HTMLElement ? focused : null
      lastSkuId.current = skuId
      return
    }
    const cards = document.querySelectorAll<HTMLElement>(`a[href*="skuId=${CSS.escape(lastSkuId.current ?? '')}"]`)
    const isStillThere = opener.current?.isConnected && opener.current !== document.body
    const target = isStillThere ? opener.current : lastSkuId.current && cards[0]
    lastSkuId.current = null
    opener.current = null
    if (target) target.focus({ preventScroll: true })
  }, [skuId])
}
