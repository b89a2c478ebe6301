import { readStored, removeStored, writeStored, type OpenStorage } from './kit/storage.ts'
import { createStore } from './kit/store.ts'
import { createTokenPlaces, isOfTokens, type TokenPair, type TokenPlace } from './token-places.ts'

/**
 * A change of the tokens. `kept`: a person signed in, or new tokens came for the same session. `dropped`: a person signed out. `ended`:
 * the server ended the session.
 */
export interface TokensChange {
  kind: 'kept' | 'dropped' | 'ended'
  /** In another tab. */
  isElsewhere: boolean
}

/** Messages between tabs. Tokens in local storage are read there, not sent. */
type Saying =
  | { kind: 'ask' }
  | { kind: 'kept'; place: TokenPlace; pair: TokenPair | null; keptAt: number; isNew: boolean }
  | { kind: 'dropped' }

/** How long to wait for other tabs, in ms; they need a few. */
const ANSWER_MS = 200
/** In local storage, while some tab may hold tokens of this browser session. It holds no token: it says that asking is worthwhile. */
const SESSION_KEY = 'quarry-session-tokens'

export interface TokenSurroundings {
  local: OpenStorage
  session: OpenStorage
  openChannel(): BroadcastChannel
}

/** The tokens of one tab, synchronised with the other tabs. */
export function createTokenKeeper({ local, session, openChannel }: TokenSurroundings) {
  const places = createTokenPlaces({ local, session })
  const tabs = createTabChannel(openChannel)
  const watch = createTokenWatch(() => places.find()?.pair.accessToken)
  let settling: Promise<void> | undefined

  function listen(saying: Saying): void {
    const own = places.find()
    if (saying.kind === 'ask') {
      if (own?.place === 'session') tabs.say({ kind: 'kept', isNew: false, ...own })
      return
    }
    if (saying.kind === 'dropped') {
      watch.countSession()
      places.clear(['session', 'page'])
    } else {
      if (saying.isNew) watch.countSession()
      if (saying.pair === null) places.clear(['session', 'page'])
      else if (saying.isNew || !own || (own.place === 'session' && saying.keptAt > own.keptAt))
        places.put(saying.pair, 'session', saying.keptAt)
      tabs.endAsking()
    }
    watch.notice(true)
  }

  function keepTokens({ accessToken, refreshToken }: TokenPair, isRemembered?: boolean): void {
    const isNew = isRemembered !== undefined
    const own = places.find()
    const place = isNew ? (isRemembered ? 'local' : 'session') : (own?.place ?? 'page')
    const keptAt = Math.max(Date.now(), (own?.keptAt ?? 0) + 1)
    if (isNew) watch.countSession()
    places.put({ accessToken, refreshToken }, place, keptAt)
    const kept = places.find()
    if (kept?.place === 'session') writeStored(SESSION_KEY, '1', local)
    else removeStored(SESSION_KEY, local)
    if (kept && kept.place !== 'page')
      tabs.say({ kind: 'kept', ...kept, isNew, pair: kept.place === 'session' ? kept.pair : null })
    watch.notice(false)
  }

  async function settle(): Promise<void> {
    await tabs.ask()
    settling = undefined
    if (places.find() === null) removeStored(SESSION_KEY, local)
  }

  return {
    /** Starts listening to other tabs. Asks them for tokens if this tab has none and another may have some. */
    follow(): void {
      tabs.open(listen)
      if (watch.known() !== undefined || readStored(SESSION_KEY, local) === null) return
      settling = settle()
    },
    /** For the `storage` event. */
    followStorage(key: string | null): void {
      if (isOfTokens(key)) watch.notice(true)
    },
    readTokens: (): TokenPair | null => places.find()?.pair ?? null,
    /** `isRemembered` is given at sign-in: whether the tokens survive a browser restart. Undefined: new tokens of the same session. */
    keepTokens,
    dropTokens({ hasEnded = false } = {}): void {
      places.clear()
      removeStored(SESSION_KEY, local)
      tabs.say({ kind: 'dropped' })
      watch.notice(false, hasEnded)
    },
    onTokensChange: watch.onChange,
    /** Changes with every sign-in and sign-out, not with new tokens of the same session. */
    sessionNumber: watch.sessionNumber,
    /** Whether the tokens outlive the browser. */
    isRemembered: () => places.find()?.place === 'local',
    /** The promise while other tabs are asked for tokens. */
    settling: () => settling,
    /**
     * Another tab may have newer tokens than this one sees: this tab was suspended, or local storage was not yet synchronised when it
     * acquired the lock. `spent` is the refused access token.
     */
    async awaitLater(spent: string, hasWaited: boolean): Promise<void> {
      const own = places.find()
      if (own?.place === 'session') await tabs.ask()
      else if (hasWaited && own?.pair.accessToken === spent) await watch.nextChange()
    },
  }
}

/** The access token as last seen: detects changes and reports them. */
function createTokenWatch(accessTokenNow: () => string | undefined) {
  let known = accessTokenNow()
  const lastChange = createStore<TokensChange>({ kind: known === undefined ? 'dropped' : 'kept', isElsewhere: false })
  let sessionNumber = 0

  return {
    known: () => known,
    sessionNumber: () => sessionNumber,
    countSession(): void {
      sessionNumber += 1
    },
    notice(isElsewhere: boolean, hasEnded = false): void {
      const before = known
      known = accessTokenNow()
      if (known === before) return
      const gone = hasEnded ? 'ended' : 'dropped'
      const kind = known === undefined ? gone : 'kept'
      if (kind !== 'kept') sessionNumber += 1
      lastChange.set({ kind, isElsewhere })
    },
    onChange: lastChange.subscribe,
    /** Waits for a change, at most `ANSWER_MS`. */
    async nextChange(): Promise<void> {
      let end = () => {}
      await new Promise<void>((resolve) => {
        end = lastChange.subscribe(() => resolve())
        setTimeout(resolve, ANSWER_MS)
      })
      end()
    },
  }
}

/** The channel between the tabs of one browser. */
function createTabChannel(openChannel: () => BroadcastChannel) {
  let channel: BroadcastChannel | undefined
  let endAsking = () => {}

  function say(saying: Saying): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only pages of the same origin hear a channel
    channel?.postMessage(saying)
  }

  return {
    open(listen: (saying: Saying) => void): void {
      channel = openQuietly(openChannel)
      channel?.addEventListener('message', ({ data }: MessageEvent<Saying>) => listen(data))
    },
    say,
    /** Asks the other tabs what they hold, and waits for the first answer, at most `ANSWER_MS`. */
    async ask(): Promise<void> {
      say({ kind: 'ask' })
      await new Promise<void>((resolve) => {
        endAsking = resolve
        setTimeout(resolve, ANSWER_MS)
      })
    },
    endAsking: () => endAsking(),
  }
}

/** Where the browser forbids storage it may forbid channels as well. */
function openQuietly(open: () => BroadcastChannel): BroadcastChannel | undefined {
  try {
    return open()
  } catch {
    return undefined
  }
}
