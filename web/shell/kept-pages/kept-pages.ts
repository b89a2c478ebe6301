import type { Location } from 'react-router'
import { isCataloguePath } from '../../catalogue/address.ts'
import { searchWithSku } from '../../catalogue/product-address.ts'

/** A page that stays mounted while another is shown. */
export interface KeptPage {
  /** A page that begins anew has another id. */
  id: string
  /** There is one page for each path; see `pathOf`. */
  path: string
  /** The last location, including the open product. */
  address: string
  /** The page's own location, without the open product, so that opening one renders no page. */
  location: Location
  /** A page known only from before a reload is rendered once it is visited. */
  isMounted: boolean
  /** Shown where it was left, or else from its top. */
  isAsLeft: boolean
  isKept: boolean
  /** Rising with each visit. */
  lastVisit: number
}

export interface Visit {
  location: Location
  /** Whether the visit is a step in the history, or a reload. */
  isBack: boolean
  /** Whether the page outlives this visit. */
  isKept: boolean
}

export const MOST_KEPT_PAGES = 10

/** `/product` is another address of the home page. */
export function keptPathOf(pathname: string): string {
  return isCataloguePath(pathname) ? '/' : pathname.replace(/\/+$/, '')
}

/** The key of a scroll position: opening and closing a product does not change it. `/` and `/product` each have their own. */
export function scrollKeyOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `${pathname.replace(/\/+$/, '')}${searchWithSku(search, null)}`
}

/**
 * The pages after a visit to one of them, at most ten: the least recently seen leaves first, and a page that is not kept leaves with
 * the next visit. Ordered by first visit, so that none moves in the document.
 */
export function visitPage(pages: readonly KeptPage[], { location, isBack, isKept }: Visit): KeptPage[] {
  const path = keptPathOf(location.pathname)
  const latest = Math.max(0, ...pages.map(({ lastVisit }) => lastVisit))
  const known = pages.find((page) => page.path === path)
  const isReturn =
    known !== undefined && known.lastVisit !== latest && scrollKeyOf(known.location) === scrollKeyOf(location)
  const visited: KeptPage = {
    id: known?.id ?? `${path} ${location.key}`,
    path,
    address: addressOf(location),
    location: settledLocation(location, known),
    isMounted: true,
    isAsLeft: isBack || isReturn,
    isKept,
    lastVisit: latest + 1,
  }
  const others = pages.filter((page) => page !== known && page.isKept)
  const isFull = others.length > (isKept ? MOST_KEPT_PAGES - 1 : MOST_KEPT_PAGES)
  const leaving = isFull ? others.reduce((first, page) => (page.lastVisit < first.lastVisit ? page : first)) : null
  const all = known ? pages.map((page) => (page === known ? visited : page)) : [...pages, visited]
  return all.filter((page) => page === visited || (page.isKept && page !== leaving))
}

/** Pages known from before a reload by their addresses, least recently seen first. */
export function pagesLeftAt(addresses: readonly string[]): KeptPage[] {
  return addresses.map((address, index) => {
    const { pathname, search, hash } = new URL(address, 'http://any')
    const path = keptPathOf(pathname)
    return {
      id: `${path} from before`,
      path,
      address,
      location: withoutProduct({ pathname, search, hash, key: 'default', state: null }),
      isMounted: false,
      isAsLeft: true,
      isKept: true,
      lastVisit: index + 1,
    }
  })
}

/** Drops one page, which then begins anew at its next visit. */
export function clearPage(pages: readonly KeptPage[], path: string): KeptPage[] {
  return pages.filter((page) => page.path !== path)
}

/** Drops members' pages, except the one in sight, which itself asks to sign in. */
export function clearMemberPages(
  pages: readonly KeptPage[],
  currentPath: string,
  isMembers: (page: KeptPage) => boolean,
): KeptPage[] {
  return pages.filter((page) => page.path === currentPath || !isMembers(page))
}

export function addressOf({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return pathname + search + hash
}

// The same object where nothing changes for the page: its parts then need no rendering.
function settledLocation(location: Location, known: KeptPage | undefined): Location {
  const own = withoutProduct(location)
  return known && addressOf(known.location) === addressOf(own) ? known.location : own
}

function withoutProduct(location: Location): Location {
  return { ...location, search: searchWithSku(location.search, null) }
}
