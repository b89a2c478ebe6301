import { useEffect, useRef, type RefObject } from 'react'

/**
 * Another product begins at its top, another SKU of it keeps the position. `productId` is undefined while nothing is open; a product
 * just opened is at its top without measuring, which would force a layout.
 */
export function useStartAtTop(box: RefObject<HTMLElement | null>, productId: string | undefined): void {
  const last = useRef<string | undefined>(undefined)
  // A box's scroll position belongs to the document.
  useEffect(() => {
    const isAnother = last.current !== undefined && productId !== undefined && productId !== last.current
    last.current = productId
    if (isAnother) box.current?.scrollTo(0, 0)
  }, [box, productId])
}
