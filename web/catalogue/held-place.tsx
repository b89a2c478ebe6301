import { createContext, use, useDeferredValue, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  useLocation,
  type Location,
} from 'react-router'

/** Where the page is, whatever what is drawn believes. */
const NowContext = createContext<RefObject<Location> | null>(null)

interface HeldPlaceProps {
  isHeld: boolean
  /** Whether what is drawn for one place may stand for a moment at the other: it is drawn anew once there is time for it. */
  mayLag?: (drawn: Location, now: Location) => boolean
  children: ReactNode
}

/**
 * What is within goes on believing to be where it was as long as that is held: what shows an older answer is not drawn anew for
 * an address whose answer is still to come, and again once it has come. What it does goes by where the page is (`usePlaceNow`).
 */
export function HeldPlace({ isHeld, mayLag = never, children }: HeldPlaceProps) {
  const location = use(LocationContext)
  const route = use(RouteContext)
  // The router makes another route of each address; a link goes by it as well.
  const place = useMemo(() => ({ location, route }), [location, route])
  const [held, setHeld] = useState(place)
  const now = useRef(location.location)
  // oxlint-disable-next-line react/refs -- read by events alone, after this drawing
  now.current = location.location
  if (!isHeld && held !== place) setHeld(place)
  const due = isHeld ? held : place
  const late = useDeferredValue(due)
  const drawn = mayLag(late.location.location, due.location.location) ? late : due
  return (
    <NowContext value={now}>
      <RouteContext value={drawn.route}>
        <LocationContext value={drawn.location}>{children}</LocationContext>
      </RouteContext>
    </NowContext>
  )
}

function never(): boolean {
  return false
}

/** Asks where the page is at the moment: for what is done, not for what is drawn. */
export function usePlaceNow(): () => Location {
  const drawn = useLocation()
  const now = use(NowContext)
  return () => now?.current ?? drawn
}
