import type { Location } from 'react-router'
import { isCataloguePath } from '../../catalogue/address.ts'
import { searchWithSku } from '../../catalogue/product-address.ts'

/** A page that stays alive while another is shown. */
export interface KeptPage {
  /** A page that begins anew is another one. */
  id: string
  /** There is one page for each path; see `pathOf`. */
  path: string
  /** As last shown, with the product that was open. */
  address: string
  /** Where the page believes to be: without the open product, which is not its own, so that opening one renders no page. */
  location: Location
  /** One that is only known from before a reload is not shown before it is visited. */
  isMounted: boolean
  /** Shown where it was left, or else from its top. */
  isAsLeft: boolean
  isKept: boolean
  /** The larger, the later. */
  lastVisit: number
}

export interface Visit {
  location: Location
  /** Whether it is a way back or forward in history, or a reload. */
  isBack: boolean
  /** Whether the page outlives this visit. */
  isKept: boolean
}

export const MOST_KEPT_PAGES = 10

/** `/product` is home by another name. */
export function keptPathOf(pathname: string): string {
  return isCataloguePath(pathname) ? '/' : pathname.replace(/\/+$/, '')
}

/** What a scroll position belongs to: opening and closing a product is no move. */
export function scrollKeyOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return keptPathOf(pathname) + searchWithSku(search, null)
}

/**
 * The pages after a visit to one of them. At most ten: the one not seen for longest leaves first, and one that is not kept
 * leaves with the next visit. Their order is that of their coming, so that none moves in the document.
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

/** Pages known from before a reload by their addresses, the one left longest ago first. */
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

/** The pages without one, which then begins anew at its next visit. */
export function clearPage(pages: readonly KeptPage[], path: string): KeptPage[] {
  return pages.filter((page) => page.path !== path)
}

/** The pages without those that a member alone may see, but the one in sight: it says by itself that it needs somebody. */
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

// The same object as before wherever nothing changes for the page: its parts then need no rendering.
function settledLocation(location: Location, known: KeptPage | undefined): Location {
  const own = withoutProduct(location)
  return known && addressOf(known.location) === addressOf(own) ? known.location : own
}

function withoutProduct(location: Location): Location {
  return { ...location, search: searchWithSku(location.search, null) }
}
