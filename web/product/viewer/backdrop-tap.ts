import { useEffect, useEffectEvent } from 'react'

/** CSS px: a longer movement is a drag. */
const STILL = 10
const BACKDROP = '.yarl__slide, .yarl__slide_wrapper'

/**
 * A tap beside the picture closes the viewer. The library's own option mistakes a swipe at the end for a tap; its elements are its own,
 * so the document listens.
 */
export function useBackdropTap(onTap: () => void): void {
  const tap = useEffectEvent(onTap)
  useEffect(() => {
    let start = { x: 0, y: 0 }
    const begin = ({ clientX, clientY }: PointerEvent) => {
      start = { x: clientX, y: clientY }
    }
    const end = ({ target, clientX, clientY }: MouseEvent) => {
      const isStill = Math.hypot(clientX - start.x, clientY - start.y) <= STILL
      if (isStill && target instanceof Element && target.matches(BACKDROP)) tap()
    }
    document.addEventListener('pointerdown', begin, true)
    document.addEventListener('click', end)
    return () => {
      document.removeEventListener('pointerdown', begin, true)
      document.removeEventListener('click', end)
    }
  }, [])
}
