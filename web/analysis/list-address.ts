import { productEvents, searchSorts, usageThings, type ProductEvent, type UsageThing } from '../../contract/analysis.ts'

export const searchKinds = ['all', 'unfound'] as const

export interface AskedRanking {
  event: ProductEvent
  by: UsageThing
  /** Counts from 1. */
  pageNo: number
  /** The row whose curve over time is open. */
  openId: string | null
}

export interface AskedSearches {
  kind: (typeof searchKinds)[number]
  sort: (typeof searchSorts)[number]
  /** Counts from 1. */
  pageNo: number
}

/** Reads the ranking's settings from the address; invalid values become the defaults. */
export function rankingIn(address: URLSearchParams): AskedRanking {
  const openId = address.get('open')
  return {
    event: oneOf(productEvents, address.get('event')),
    by: oneOf(usageThings, address.get('by')),
    pageNo: pageIn(address.get('page')),
    openId: openId !== null && /^\d{1,18}$/.test(openId) ? openId : null,
  }
}

/** As `rankingIn`, for the list of searched words. */
export function searchesIn(address: URLSearchParams): AskedSearches {
  return {
    kind: oneOf(searchKinds, address.get('words')),
    sort: oneOf(searchSorts, address.get('sort')),
    pageNo: pageIn(address.get('wordsPage')),
  }
}

/** The address with other settings of the list. It goes back to page 1 and closes an open row, unless only the page changes. */
export function withRanking(address: URLSearchParams, changed: Partial<AskedRanking>): URLSearchParams {
  const { event, by, pageNo, openId } = { ...rankingIn(address), pageNo: 1, openId: null, ...changed }
  return written(address, { event, by, page: String(pageNo), open: openId ?? '' })
}

/** As `withRanking`, for the list of searched words. */
export function withSearches(address: URLSearchParams, changed: Partial<AskedSearches>): URLSearchParams {
  const { kind, sort, pageNo } = { ...searchesIn(address), pageNo: 1, ...changed }
  return written(address, { words: kind, sort, wordsPage: String(pageNo) })
}

const USUAL: Readonly<Record<string, string>> = {
  event: productEvents[0],
  by: usageThings[0],
  page: '1',
  open: '',
  words: searchKinds[0],
  sort: searchSorts[0],
  wordsPage: '1',
}

/** Defaults are left out of the address. */
function written(address: URLSearchParams, values: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(address)
  for (const [name, value] of Object.entries(values)) {
    if (value === USUAL[name]) next.delete(name)
    else next.set(name, value)
  }
  return next
}

function oneOf<One extends string>(known: readonly [One, ...One[]], asked: string | null): One {
  return known.find((one) => one === asked) ?? known[0]
}

function pageIn(text: string | null): number {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1
}
