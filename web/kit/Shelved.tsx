import { Activity, Suspense, use, useLayoutEffect, useRef, type ReactNode } from 'react'

interface ShelvedProps {
  isShelved: boolean
  /** Shown while a part of it loads. */
  fallback: ReactNode
  children: ReactNode
}

/** Hides its children with all state: their effects stop, and they do not render, until they are shown again. */
export function Shelved({ isShelved, fallback, children }: ShelvedProps) {
  return (
    <>
      {/* Before its children: it reads the position while they are still in the document. */}
      <PlaceInPage isShelved={isShelved} />
      <Activity mode={isShelved ? 'hidden' : 'visible'}>
        <Suspense fallback={isShelved ? null : fallback}>
          <AsItStood isShelved={isShelved}>{children}</AsItStood>
        </Suspense>
      </Activity>
    </>
  )
}

/** Restores the scroll position: without its content the page is short, so the browser scrolls to the top. */
function PlaceInPage({ isShelved }: Pick<ShelvedProps, 'isShelved'>) {
  const scrollY = useRef(0)
  const wasShelved = useRef(false)
  // The window's position belongs to the document.
  useLayoutEffect(() => {
    if (wasShelved.current && !isShelved) window.scrollTo({ top: scrollY.current, behavior: 'instant' })
    wasShelved.current = isShelved
    return () => {
      if (!isShelved) scrollY.current = window.scrollY
    }
  }, [isShelved])
  return null
}

const never = new Promise<never>(() => undefined)

/** A suspended boundary keeps its children, typed text and all, without rendering them. */
function AsItStood({ isShelved, children }: Omit<ShelvedProps, 'fallback'>) {
  if (isShelved) use(never)
  return children
}
