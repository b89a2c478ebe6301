import { refreshTokens } from '../contract/members.ts'
import { AnswerError, request } from './request.ts'
import { awaitLater, dropTokens, keepTokens, readTokens, sessionNumber, type TokenPair } from './tokens.ts'

const LOCK = 'quarry-refresh'
/** A refresh token that is unknown or has expired. */
const REFUSALS = new Set([400, 401])

/** The account was locked: the server's message is the reason. */
const LOCKED = 1_004_003_001

/** There is no refresh token, or it was refused; the tokens are dropped. */
interface Ended {
  /** A reason for the person to read; absent for an expired session, or if unknown. */
  endedWhy?: string
}

export type Refreshed = TokenPair | Ended | 'signed-out'

let running: Promise<Refreshed> | undefined

/**
 * The tokens after the refused ones: new ones, or those that another call or tab has fetched meanwhile. One refresh at a time in all
 * tabs; without locks two tabs get the same pair (the server's grace period). Throws without an answer, and keeps the tokens.
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
  // Somebody who signed out, or in as somebody else, during the call must not be signed in again by its answer.
  if (sessionNumber() !== session) return 'signed-out'
  if (readTokens()?.refreshToken !== presented.refreshToken) return readTokens() ?? 'signed-out'
  if (isPair(fresh)) keepTokens(fresh)
  else dropTokens({ hasEnded: true })
  return fresh
}

/** Whether there are tokens to continue with. */
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

/** Locks are missing on plain http, and where storage is forbidden. */
async function withLock(act: (hasWaited: boolean) => Promise<Refreshed>): Promise<Refreshed> {
  let acting: Promise<Refreshed> | undefined
  try {
    const { locks } = navigator
    await locks.request(LOCK, { ifAvailable: true }, (lock) => lock && (acting = act(false)))
    if (!acting) await locks.request(LOCK, () => (acting = act(true)))
  } catch {
    // A refused lock has run nothing yet; errors of `act` itself are thrown below.
  }
  return acting ?? act(false)
}
