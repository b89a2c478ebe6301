import { readStored, writeStored } from '../../kit/storage.ts'
import type { KeptPage } from './kept-pages.ts'

/** What outlives a reload: where a page was left, not the page itself. */
export interface StoredPage {
  tab: string
  address: string
}

const KEY = 'keptPages'
const TAB_KEY = 'quarry-tab'
/** For all tabs together. */
const MOST_STORED = 50

/** This tab's pages from before a reload, least recently seen first; empty in a new tab. */
export function readStoredPages(): StoredPage[] {
  const tab = tabName()
  return parseStoredPages(readStored(KEY)).filter((page) => page.tab === tab)
}

/** Stores this tab's pages; of other tabs' pages the newest stay. */
export function storePages(pages: readonly KeptPage[]): void {
  const tab = tabName()
  const others = parseStoredPages(readStored(KEY)).filter((page) => page.tab !== tab)
  const own = pages
    .filter(({ isKept }) => isKept)
    .sort((first, second) => first.lastVisit - second.lastVisit)
    // A fragment may hold what nobody else should read here.
    .map(({ address }) => ({ tab, address: address.replace(/#.*/su, '') }))
  writeStored(KEY, JSON.stringify([...own, ...others].slice(0, MOST_STORED)))
}

/** The stored pages in the text; anything invalid is left out. */
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
  const { tab, address } = value as Partial<Record<keyof StoredPage, unknown>>
  return typeof tab === 'string' && typeof address === 'string'
}

/** Parsed as the browser does: characters that it skips (tabs, line ends) must not hide another host. */
function leadsHere(address: string): boolean {
  return address.startsWith('/') && URL.parse(address, 'http://here')?.host === 'here'
}

let nameOfThisTab: string | undefined

/** An id of this tab, which survives a reload. */
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
    // Without storage there is nothing to return to either.
    return fresh
  }
}
