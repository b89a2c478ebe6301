import { refreshTokens } from '../contract/members.ts'
import { AnswerError, request } from './request.ts'
import { awaitLater, dropTokens, keepTokens, readTokens, sessionNumber, type TokenPair } from './tokens.ts'

const LOCK = 'quarry-refresh'
/** A refresh token that is unknown, or has ended. */
const REFUSALS = new Set([400, 401])

/** Of an account that was locked: what the server says of it is why. */
const LOCKED = 1_004_003_001

/** There is nothing to refresh with, or it was refused; the tokens are dropped then. */
interface Ended {
  /** For the person to read; absent where it has ended with time, or it is not known. */
  endedWhy?: string
}

export type Refreshed = TokenPair | Ended | 'signed-out'

let running: Promise<Refreshed> | undefined

/**
 * The tokens after those that were refused: new ones, or those another call or tab has fetched meanwhile. One refresh at a time, of all
 * tabs where the browser has locks; elsewhere two tabs that refresh at once get the same pair (the server's grace).
 * Throws where there was no answer; the tokens stay then.
 */
export async function tokensAfter(spent: string): Promise<Refreshed> {
  const now = readTokens()
  if (!now) return 'signed-out'
  if (now.accessToken !== spent) return now
  running ??= withLock((hasWaited) => refresh(spent, hasWaited)).finally(() => {
    running = undefined
  })
  return running
}

async function refresh(spent: string, hasWaited: boolean): Promise<Refreshed> {
  await awaitLater(spent, hasWaited)
  const presented = readTokens()
  if (!presented) return 'signed-out'
  if (presented.accessToken !== spent) return presented
  const session = sessionNumber()
  const fresh = await fetchTokens(presented.refreshToken)
  // Whoever signed out, or in as somebody else, while the answer was on its way is not brought back by it.
  if (sessionNumber() !== session) return 'signed-out'
  if (readTokens()?.refreshToken !== presented.refreshToken) return readTokens() ?? 'signed-out'
  if (isPair(fresh)) keepTokens(fresh)
  else dropTokens({ hasEnded: true })
  return fresh
}

/** Whether there is something to go on with. */
export function isPair(refreshed: Refreshed): refreshed is TokenPair {
  return typeof refreshed === 'object' && 'accessToken' in refreshed
}

async function fetchTokens(refreshToken: string): Promise<TokenPair | Ended> {
  if (!refreshToken) return {}
  try {
    const { accessToken, refreshToken: next } = await request(refreshTokens, { refreshToken })
    return { accessToken, refreshToken: next }
  } catch (error) {
    if (error instanceof AnswerError && error.code === LOCKED) return { endedWhy: error.message }
    if (error instanceof AnswerError && REFUSALS.has(error.code)) return {}
    throw error
  }
}

/** Not everywhere has locks: a page that came over plain http has none, and where storage is forbidden so are they. */
async function withLock(act: (hasWaited: boolean) => Promise<Refreshed>): Promise<Refreshed> {
  let acting: Promise<Refreshed> | undefined
  try {
    const { locks } = navigator
    await locks.request(LOCK, { ifAvailable: true }, (lock) => lock && (acting = act(false)))
    if (!acting) await locks.request(LOCK, () => (acting = act(true)))
  } catch {
    // A refused lock leaves nothing begun; what the act itself throws is thrown below.
  }
  return acting ?? act(false)
}
