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
  /** The page's real location, even while an older one is held. */
  now: RefObject<Location>
}

/**
 * React renders all consumers of the router's context at each change of the address, also of kept pages that stay as they were. This
 * context changes with its page's address alone.
 */
const PlaceContext = createContext<Place | null>(null)

interface HeldPlaceProps {
  isHeld: boolean
  /** Whether what is rendered for one location may stand for a moment at another; React renders the new one when it has time. */
  mayLag?: (drawn: Location, now: Location) => boolean
  children: ReactNode
}

/**
 * While `isHeld`, everything within renders for the previous location: a list with an older answer renders once, when the new answer
 * has come. Actions use the real location (`usePlaceNow`).
 */
export function HeldPlace({ isHeld, mayLag = never, children }: HeldPlaceProps) {
  const location = use(LocationContext)
  const route = use(RouteContext)
  // Links resolve against the router's route context, which is new for each address.
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

/** The location to render for. */
export function useDrawnPlace(): Location {
  return use(PlaceContext)?.drawn ?? use(LocationContext).location
}

/** Returns a function that reads the real location now: for actions, not for rendering. */
export function usePlaceNow(): () => Location {
  const drawn = useDrawnPlace()
  const now = use(PlaceContext)?.now
  return () => now?.current ?? drawn
}

/** The router's history. Navigating by it, unlike `useNavigate` and links, does not render the caller at each change of the address. */
export function useHistory(): Navigator {
  return use(NavigationContext).navigator
}
