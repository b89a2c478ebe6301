import { useEffect, useRef, type RefObject } from 'react'

/**
 * Another product begins at its top, another SKU of the same one stays where it is. `productId` is undefined while nothing is
 * open; what just opened is at its top, and is not asked, because answering takes a layout.
 */
export function useStartAtTop(box: RefObject<HTMLElement | null>, productId: string | undefined): void {
  const last = useRef<string | undefined>(undefined)
  // How far a box is scrolled is the document's.
  useEffect(() => {
    const isAnother = last.current !== undefined && productId !== undefined && productId !== last.current
    last.current = productId
    if (isAnother) box.current?.scrollTo(0, 0)
  }, [box, productId])
}
