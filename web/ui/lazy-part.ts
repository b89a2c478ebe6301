import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { loadPart } from './load-part.ts'

interface LazyPart<Props> {
  load: () => Promise<ComponentType<Props>>
  /** Null while the part is not wanted; another wish tries again what failed. */
  wish: string | null
  onFailure: (wish: string) => void
}

/**
 * Draws a component whose script comes apart; null until it is there. Other than with React's `lazy` a failure neither
 * throws nor lasts: it is told, and tried again with another wish or when the network is back.
 */
export function useLazyPart<Props extends object>({
  load,
  wish,
  onFailure,
}: LazyPart<Props>): ((props: Props) => ReactNode) | null {
  const [part, setPart] = useState<{ Component: ComponentType<Props> } | null>(null)
  const isThere = part !== null
  // Loading is the browser's business, and so is knowing that the network is back.
  useEffect(() => {
    if (isThere || wish === null) return
    let isCurrent = true
    const attempt = () => {
      loadPart(load).then(
        (Component) => isCurrent && setPart({ Component }),
        () => isCurrent && onFailure(wish),
      )
    }
    attempt()
    window.addEventListener('online', attempt)
    return () => {
      isCurrent = false
      window.removeEventListener('online', attempt)
    }
    // Neither the loader nor the listener is a wish.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isThere, wish])
  return part && ((props) => createElement(part.Component, props))
}
