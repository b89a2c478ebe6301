import { readStored, removeStored, writeStored, type OpenStorage } from './kit/storage.ts'

export interface TokenPair {
  /** Empty where it is missing. */
  accessToken: string
  /** Empty where it is missing. */
  refreshToken: string
}

/** `local` outlives the browser, `session` belongs to one tab, `page` lasts until the page is closed. */
export type TokenPlace = 'local' | 'session' | 'page'

/** Where the tokens of one tab are stored; tests pass in storages of their own. */
export interface TokenPlaces {
  find(): { place: TokenPlace; pair: TokenPair; keptAt: number } | null
  /** Stores the tokens in one place alone; where storage is forbidden or full, in the page. */
  put(pair: TokenPair, place: TokenPlace, keptAt: number): void
  clear(places?: readonly TokenPlace[]): void
}

const ACCESS_KEY = 'ACCESS_TOKEN'
const REFRESH_KEY = 'REFRESH_TOKEN'
/** When tokens of the browser session were stored, so that the newer one of two tabs' copies is known. */
const KEPT_AT_KEY = 'quarry-tokens-kept-at'
const everywhere: readonly TokenPlace[] = ['local', 'session', 'page']

export function createTokenPlaces(storages: { local: OpenStorage; session: OpenStorage }): TokenPlaces {
  let inPage: TokenPair | null = null

  function find() {
    for (const place of ['local', 'session'] as const) {
      const pair = readPair(storages[place])
      if (pair) return { place, pair, keptAt: Number(readStored(KEPT_AT_KEY, storages[place])) }
    }
    return inPage && { place: 'page' as const, pair: inPage, keptAt: 0 }
  }

  function put(pair: TokenPair, place: TokenPlace, keptAt: number) {
    clear(everywhere.filter((other) => other !== place))
    if (place !== 'page' && writePair(pair, storages[place])) {
      if (place === 'session') writeStored(KEPT_AT_KEY, String(keptAt), storages.session)
      return
    }
    clear()
    inPage = pair
  }

  function clear(places = everywhere) {
    if (places.includes('page')) inPage = null
    for (const place of ['local', 'session'] as const)
      if (places.includes(place))
        for (const key of [KEPT_AT_KEY, REFRESH_KEY, ACCESS_KEY]) removeStored(key, storages[place])
  }

  return { find, put, clear }
}

/** Whether a storage event may be a change of tokens. The access token is written and removed last. */
export function isOfTokens(key: string | null): boolean {
  return key === null || key === ACCESS_KEY
}

function readPair(open: OpenStorage): TokenPair | null {
  const accessToken = readStored(ACCESS_KEY, open) ?? ''
  const refreshToken = readStored(REFRESH_KEY, open) ?? ''
  return accessToken || refreshToken ? { accessToken, refreshToken } : null
}

function writePair({ accessToken, refreshToken }: TokenPair, open: OpenStorage): boolean {
  return writeStored(REFRESH_KEY, refreshToken, open) && writeStored(ACCESS_KEY, accessToken, open)
}
