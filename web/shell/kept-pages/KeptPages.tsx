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
import { SightContext, useLeftUser, useUser } from '../../members/session/current-user.ts'
import { FocusKeeper } from './FocusKeeper.tsx'
import {
  addressOf,
  clearMemberPages,
  clearPage,
  MOST_KEPT_PAGES,
  pagesLeftAt,
  keptPathOf,
  scrollKeyOf,
  visitPage,
  type KeptPage,
} from './kept-pages.ts'
import { readStoredPages, storePages } from './kept-pages-storage.ts'
import type { Page } from '../page.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { PageGate } from './PageGate.tsx'
import { CurrentPathContext, ShellNavigationContext, useShellNavigation } from '../shell-navigation.ts'
import { keepScrollPositions, readScrollPositions, rememberScrollPosition, ScrollKeeper } from './ScrollKeeper.tsx'

interface KeptPagesState {
  kept: KeptPage[]
  /** The location that `kept` is based on. */
  visited: Location
  /** How often a page has begun anew. */
  clearings: number
  /** The signed-in member. */
  memberId: string | null
  /** The member of the kept pages, also while these wait for their return. */
  ownerId: string | null
}

/** Keeps the pages of this tab, and provides `usePlaces` to all components within. */
export function KeptPagesProvider({ pages, children }: { pages: readonly Page[]; children: ReactNode }) {
  const location = useLocation()
  const navigate = useNavigate()
  const user = useUser()
  const left = useLeftUser()
  const sight = useMemo(() => ({ user, left }), [user, left])
  const memberId = user?.id ?? null
  const ownerId = memberId ?? left?.id ?? null
  const isBack = useNavigationType() === NavigationType.Pop
  const visit = { location, isBack, isKept: findPage(pages, location.pathname)?.isKept ?? true }
  const [state, setState] = useState<KeptPagesState>(() => ({
    kept: visitPage(restorePages(), visit),
    visited: location,
    clearings: 0,
    memberId,
    ownerId,
  }))
  const currentPath = keptPathOf(location.pathname)
  let current = state
  if (state.visited !== location) current = { ...state, kept: visitPage(state.kept, visit), visited: location }
  // Signing out may happen in another tab.
  if (state.memberId !== memberId || state.ownerId !== ownerId) {
    const [hasLeft, isGone] = [isOther(state.memberId, memberId), isOther(state.ownerId, ownerId)]
    const goes = ({ isMembers, isOpen }: Page) => Boolean(isMembers && (isGone || (hasLeft && isOpen)))
    current = { ...current, memberId, ownerId, kept: clearPages(current.kept, { pages, currentPath, goes }) }
  }
  if (current !== state) setState(current)
  const { kept, clearings } = current

  // Local storage lies outside React. A page that is closed or reloaded may have scrolled since.
  useEffect(() => {
    const goes = ({ isMembers }: Page) => left !== null && isMembers === true
    const stored = clearPages(kept, { pages, currentPath, goes })
    const store = () => {
      storePages(stored)
      const paths = new Set(stored.filter(({ isKept }) => isKept).map(({ path }) => path))
      keepScrollPositions((place) => paths.has(keptPathOf(place.split('?', 1)[0] ?? '')))
    }
    store()
    window.addEventListener('pagehide', store)
    return () => window.removeEventListener('pagehide', store)
  }, [kept, left, pages, currentPath])

  const places = useMemo(() => {
    const openAnew = (path: string) => {
      setState((now) => ({ ...now, kept: clearPage(kept, path), visited: location, clearings: clearings + 1 }))
      void navigate(path, { replace: addressOf(location) === path })
    }
    const openPlace = (path: string) => {
      if (path === currentPath) openAnew(path)
      else void navigate(kept.find((page) => page.path === path)?.address ?? path)
    }
    const forgetOthers = () =>
      setState((now) => ({ ...now, kept: kept.filter((page) => page.path === currentPath), visited: location }))
    return { kept, clearings, currentPath, openPlace, openAnew, forgetOthers }
  }, [kept, clearings, currentPath, location, navigate])
  return (
    <SightContext value={sight}>
      <CurrentPathContext value={currentPath}>
        <ShellNavigationContext value={places}>{children}</ShellNavigationContext>
      </CurrentPathContext>
    </SightContext>
  )
}

/** Whether a member was signed in and is no longer. */
function isOther(before: string | null, now: string | null): boolean {
  return before !== null && before !== now
}

interface Clearing {
  pages: readonly Page[]
  currentPath: string
  goes: (page: Page) => boolean
}

function clearPages(kept: KeptPage[], { pages, currentPath, goes }: Clearing): KeptPage[] {
  return clearMemberPages(kept, currentPath, ({ location }) => {
    const page = findPage(pages, location.pathname)
    return page !== undefined && goes(page)
  })
}

/** All kept pages, one of them in sight. */
export function KeptPages({ pages }: { pages: readonly Page[] }) {
  const { kept, currentPath } = useShellNavigation()
  return kept
    .filter(({ isMounted }) => isMounted)
    .map(({ id, path, location, isAsLeft }) => (
      <Activity key={id} mode={path === currentPath ? 'visible' : 'hidden'}>
        <ScrollKeeper place={scrollKeyOf(location)} isAsLeft={isAsLeft} />
        <FocusKeeper isAsLeft={isAsLeft} />
        <PageAt location={location} pages={pages} />
      </Activity>
    ))
}

/** Gives a page its own location, whatever the address is meanwhile. */
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
  const stored = readStoredPages().slice(-MOST_KEPT_PAGES)
  const pages = pagesLeftAt(stored.map(({ address }) => address))
  readScrollPositions()
  // A page opened anew begins at its top.
  if (wasEnteredAnew()) rememberScrollPosition(scrollKeyOf(window.location), 0)
  return pages
}

function wasEnteredAnew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate'
}
