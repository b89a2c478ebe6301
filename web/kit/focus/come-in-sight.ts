import { useCallback, useEffect, useRef } from 'react'
import { glideTo } from '../gliding.ts'
import { isFocusFree } from './focus.ts'

/**
 * For a part that opens content, maybe below the fold: it comes into sight with the focus in the content. `come` does so again, when
 * the content is there. Whoever went on elsewhere meanwhile stays there.
 */
export function useComeInSight(isOpen: boolean) {
  const part = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const come = useCallback(() => {
    if (!part.current || !isFocusFree(part.current)) return
    content.current?.focus({ preventScroll: true })
    glideTo(part.current)
  }, [])
  useEffect(() => {
    if (isOpen) come()
  }, [isOpen, come])
  return { part, content, come }
}
