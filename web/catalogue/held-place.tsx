import { createContext, use, useDeferredValue, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  UNSAFE_RouteContext as RouteContext,
  type Location,
  type Navigator,
} from 'react-router'

interface Place {
  drawn: Location
  /** Where the page is, whatever what is drawn believes. */
  now: RefObject<Location>
}

/**
 * Beside the router's own context, of which React has everybody within drawn anew when the window's address changes, be it that of a
 * page in between that stays where it is. This one changes with the page alone.
 */
const PlaceContext = createContext<Place | null>(null)

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
  const drawnAt = drawn.location.location
  const both = useMemo(() => ({ drawn: drawnAt, now }), [drawnAt])
  return (
    <PlaceContext value={both}>
      <RouteContext value={drawn.route}>
        <LocationContext value={drawn.location}>{children}</LocationContext>
      </RouteContext>
    </PlaceContext>
  )
}

function never(): boolean {
  return false
}

/** Where the page is, for what is drawn. */
export function useDrawnPlace(): Location {
  return use(PlaceContext)?.drawn ?? use(LocationContext).location
}

/** Asks where the page is at the moment: for what is done, not for what is drawn. */
export function usePlaceNow(): () => Location {
  const drawn = useDrawnPlace()
  const now = use(PlaceContext)?.now
  return () => now?.current ?? drawn
}

/** The router's history. Whoever goes by it to whole addresses is not drawn anew at each, as by `useNavigate` and links. */
export function useHistory(): Navigator {
  return use(NavigationContext).navigator
}
