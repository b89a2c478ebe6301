import { readStored, writeStored } from '../../ui/storage.ts'
import type { KeptPage } from './kept-pages.ts'

/** What outlives a reload: where a page was left, not the page itself. */
export interface StoredPage {
  tab: string
  address: string
  /** CSS px. */
  scrollY: number
}

const KEY = 'keptPages'
const TAB_KEY = 'quarry-tab'
/** Of all tabs together. */
const MOST_STORED = 50

/** This tab's pages as they were before a reload, the one left longest ago first; none in a new tab. */
export function readStoredPages(): StoredPage[] {
  const tab = tabName()
  return parseStoredPages(readStored(KEY)).filter((page) => page.tab === tab)
}

/** Stores this tab's pages; those of other tabs stay, the newest first to stay. */
export function storePages(pages: readonly KeptPage[], scrollOf: (page: KeptPage) => number): void {
  const tab = tabName()
  const others = parseStoredPages(readStored(KEY)).filter((page) => page.tab !== tab)
  const own = pages
    .filter(({ isKept }) => isKept)
    .sort((first, second) => first.lastVisit - second.lastVisit)
    .map((page) => ({ tab, address: page.address, scrollY: Math.round(scrollOf(page)) }))
  writeStored(KEY, JSON.stringify([...own, ...others].slice(0, MOST_STORED)))
}

/** Whatever in the text is a stored page; anything else in it is left out. */
export function parseStoredPages(text: string | null): StoredPage[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(parsed) ? parsed.filter(isStoredPage).filter(({ address }) => leadsHere(address)) : []
  } catch {
    return []
  }
}

function isStoredPage(value: unknown): value is StoredPage {
  if (typeof value !== 'object' || value === null) return false
  const { tab, address, scrollY } = value as Partial<Record<keyof StoredPage, unknown>>
  return typeof tab === 'string' && typeof address === 'string' && typeof scrollY === 'number' && scrollY >= 0
}

/** As the browser would read it: what it skips (tabs, line ends) cannot hide another host. */
function leadsHere(address: string): boolean {
  return address.startsWith('/') && URL.parse(address, 'http://here')?.host === 'here'
}

let nameOfThisTab: string | undefined

/** Known to this tab alone, also after a reload. */
function tabName(): string {
  nameOfThisTab ??= storedTabName()
  return nameOfThisTab
}

function storedTabName(): string {
  const fresh = Math.random().toString(36).slice(2)
  try {
    const name = sessionStorage.getItem(TAB_KEY) ?? fresh
    sessionStorage.setItem(TAB_KEY, name)
    return name
  } catch {
    // Without storage there is nothing to come back to either.
    return fresh
  }
}
