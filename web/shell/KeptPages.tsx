import { Activity, memo, useEffect, useMemo, useState, type ReactNode } from 'react'
import {
  matchPath,
  NavigationType,
  Route,
  Routes,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
} from 'react-router'
import { onMemberForgotten } from '../members/session.ts'
import { FocusKeeper } from './FocusKeeper.tsx'
import {
  addressOf,
  clearMemberPages,
  clearPage,
  MOST_KEPT,
  pagesLeftAt,
  pathOf,
  placeOf,
  visitPage,
  type KeptPage,
} from './kept-pages.ts'
import { readStoredPages, storePages } from './kept-pages-storage.ts'
import type { Page } from './page.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { PageGate } from './PageGate.tsx'
import { PlacesContext, usePlaces } from './places.ts'
import { rememberScrollPosition, ScrollKeeper, scrollPositionAt } from './ScrollKeeper.tsx'

interface KeptPagesState {
  kept: KeptPage[]
  /** The location that `kept` was brought up to. */
  visited: Location
  /** How often a page was made to begin anew. */
  clearings: number
}

/** Keeps the pages of this tab, and offers `usePlaces` to everything within. */
export function KeptPagesProvider({ pages, children }: { pages: readonly Page[]; children: ReactNode }) {
  const location = useLocation()
  const navigate = useNavigate()
  const isBack = useNavigationType() === NavigationType.Pop
  const visit = { location, isBack, isKept: findPage(pages, location.pathname)?.isKept ?? true }
  const [state, setState] = useState<KeptPagesState>(() => ({
    kept: visitPage(restorePages(), visit),
    visited: location,
    clearings: 0,
  }))
  const current =
    state.visited === location ? state : { ...state, kept: visitPage(state.kept, visit), visited: location }
  if (current !== state) setState(current)
  const { kept, clearings } = current
  const currentPath = pathOf(location.pathname)

  // Local storage lies outside React. A page that is closed or reloaded has scrolled since.
  useEffect(() => {
    const store = () => storePages(kept, (page) => scrollPositionAt(placeOf(page.location)))
    store()
    window.addEventListener('pagehide', store)
    return () => window.removeEventListener('pagehide', store)
  }, [kept])

  // Signing out may happen in another tab.
  useEffect(
    () =>
      onMemberForgotten(() =>
        setState((state) => {
          const isMembers = (page: KeptPage) => findPage(pages, page.location.pathname)?.isMembers ?? false
          return { ...state, kept: clearMemberPages(state.kept, pathOf(state.visited.pathname), isMembers) }
        }),
      ),
    [pages],
  )

  const places = useMemo(() => {
    const openAnew = (path: string) => {
      setState({ kept: clearPage(kept, path), visited: location, clearings: clearings + 1 })
      void navigate(path, { replace: addressOf(location) === path })
    }
    const openPlace = (path: string) => {
      if (path === currentPath) openAnew(path)
      else void navigate(kept.find((page) => page.path === path)?.address ?? path)
    }
    const forgetOthers = () =>
      setState({ kept: kept.filter((page) => page.path === currentPath), visited: location, clearings })
    return { kept, clearings, currentPath, openPlace, openAnew, forgetOthers }
  }, [kept, clearings, currentPath, location, navigate])
  return <PlacesContext value={places}>{children}</PlacesContext>
}

/** Every kept page, of which one is in sight. */
export function KeptPages({ pages }: { pages: readonly Page[] }) {
  const { kept, currentPath } = usePlaces()
  return kept
    .filter(({ isMounted }) => isMounted)
    .map(({ id, path, location, isAsLeft }) => (
      <Activity key={id} mode={path === currentPath ? 'visible' : 'hidden'}>
        <ScrollKeeper place={placeOf(location)} isAsLeft={isAsLeft} />
        <FocusKeeper isAsLeft={isAsLeft} />
        <PageAt location={location} pages={pages} />
      </Activity>
    ))
}

/** A page that believes to be at its own location, whatever the address says meanwhile. */
const PageAt = memo(function PageAt({ location, pages }: { location: Location; pages: readonly Page[] }) {
  const context = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location])
  return (
    <LocationContext value={context}>
      <PageBoundary>
        <Routes>
          {pages.map((page) => (
            <Route key={page.path} path={page.path} element={<PageGate page={page} />} />
          ))}
        </Routes>
      </PageBoundary>
    </LocationContext>
  )
})

export function findPage(pages: readonly Page[], pathname: string): Page | undefined {
  return pages.find(({ path }) => matchPath(path, pathname))
}

function restorePages(): KeptPage[] {
  const stored = readStoredPages().slice(-MOST_KEPT)
  const pages = pagesLeftAt(stored.map(({ address }) => address))
  for (const [index, page] of pages.entries())
    rememberScrollPosition(placeOf(page.location), stored[index]?.scrollY ?? 0)
  // Whoever enters an address anew begins at its top.
  if (wasEnteredAnew()) rememberScrollPosition(placeOf(window.location), 0)
  return pages
}

function wasEnteredAnew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate'
}
