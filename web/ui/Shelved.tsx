import { Activity, Suspense, use, useLayoutEffect, useRef, type ReactNode } from 'react'

interface ShelvedProps {
  isShelved: boolean
  /** While a part of it comes. */
  fallback: ReactNode
  children: ReactNode
}

/** Puts what it holds out of sight as it stands: nothing in it runs, or is drawn anew of what is there no longer, until it is taken out. */
export function Shelved({ isShelved, fallback, children }: ShelvedProps) {
  return (
    <>
      {/* Before what it is about: it looks while that still stands. */}
      <PlaceInPage isShelved={isShelved} />
      <Activity mode={isShelved ? 'hidden' : 'visible'}>
        <Suspense fallback={isShelved ? null : fallback}>
          <AsItStood isShelved={isShelved}>{children}</AsItStood>
        </Suspense>
      </Activity>
    </>
  )
}

/** Without its content a page is short, and stands at its top. */
function PlaceInPage({ isShelved }: Pick<ShelvedProps, 'isShelved'>) {
  const scrollY = useRef(0)
  const wasShelved = useRef(false)
  // The window's place is the document's.
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

/** A boundary that waits keeps what it holds, typed text and all, and draws none of it. */
function AsItStood({ isShelved, children }: Omit<ShelvedProps, 'fallback'>) {
  if (isShelved) use(never)
  return children
}
