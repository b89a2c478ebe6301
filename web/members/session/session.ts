import { getUser, signOut as endSession, type Tokens, type User } from '../../../contract/members.ts'
import { AnswerError, call, onSignInNeeded } from '../../api.ts'
import { reportFailure } from '../../errors/report.ts'
import {
  dropTokens,
  followStorage,
  followTabs,
  keepTokens,
  onTokensChange,
  readTokens,
  sessionNumber,
  settling,
  type TokensChange,
} from '../../tokens.ts'
import { PICTURE_DATABASE, removeDatabase, removeStored } from '../../kit/storage.ts'
import { currentUser, dropLeftUser, leftUser, setUser } from './current-user.ts'
import { openLogin } from '../login/login-dialog.ts'
import { noteOwnChange } from './own-change.ts'
import { removeUserInfo, writeUserInfo } from './user-info.ts'

const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 60_000
/** Other data of the member in local storage (§9). */
const OWN_KEYS = ['quarry-user-collect', 'image']

/** Restores a member's data, if the same member signs in next. */
type GiveBack = () => void

const forgetListeners = new Set<(end: MemberEnd) => GiveBack | void>()
let giveBacks: GiveBack[] = []

/** Why a member's data is dropped. */
interface MemberEnd {
  /** The session ended by itself; the person is asked to sign in again. */
  hasEnded: boolean
}

/** At page load: loads the member, and follows changes through all tabs. */
export function startSession(): void {
  onSignInNeeded(openLogin)
  onTokensChange(follow)
  window.addEventListener('storage', ({ key }) => followStorage(key))
  // A page restored from the browser's history has missed all messages.
  window.addEventListener('pageshow', ({ persisted }) => persisted && followStorage(null))
  followTabs()
  if (readTokens()) return void loadUser().catch(reportFailure)
  removeUserInfo()
  const asked = settling()
  if (!asked) return
  setUser(undefined)
  void asked.then(() => readTokens() ?? setUser(null))
}

/** After a sign-in: keeps the tokens and loads their member. Throws AnswerError if that is refused. */
export async function signedIn(tokens: Tokens, { isRemembered }: { isRemembered: boolean }): Promise<void> {
  if (readTokens()) forgetMember()
  keepTokens(tokens, isRemembered)
  noteOwnChange()
  await loadUser()
}

/** Does not wait: the page forgets at once, and the server hears of it later. Nothing is kept for the member's return. */
export function signOut(): void {
  if (currentUser()) noteOwnChange()
  end()
  letGo()
}

function end(): void {
  if (readTokens()) void call(endSession, {}, { isLast: true }).catch(() => undefined)
  dropTokens()
}

/** Shows a member's changes of themselves at once; ignored if somebody else has signed in meanwhile. */
export function changeUser(id: string, change: Partial<User>): void {
  const user = currentUser()
  const tokens = readTokens()
  if (user?.id !== id || !tokens) return
  const changed = { ...user, ...change }
  writeUserInfo(changed, tokens)
  setUser(changed)
}

/**
 * For data that only the member may see: dropped when they leave. The listener may return a function that restores it, for a session
 * that ended in another tab and is continued by the same member.
 */
export function onMemberForgotten(listener: (end: MemberEnd) => GiveBack | void): () => void {
  forgetListeners.add(listener)
  return () => forgetListeners.delete(listener)
}

function follow({ kind, isElsewhere }: TokensChange): void {
  const tokens = readTokens()
  if (kind !== 'kept' || !tokens) return forgetMember({ hasEnded: kind === 'ended', isElsewhere })
  if (isElsewhere) return void loadUser().catch(reportFailure)
  const user = currentUser()
  if (user) writeUserInfo(user, tokens)
}

/**
 * Any answered error signs out (§4). Without an answer the tokens stay, the person is told once, and it tries again, sooner when the
 * network comes back; the promise ends with the first try.
 */
async function loadUser(pause = FIRST_PAUSE_MS): Promise<void> {
  const session = sessionNumber()
  try {
    const loaded = await call(getUser, {})
    const tokens = readTokens()
    if (!tokens) return
    // Another tab's sign-in may appear in storage before its message: then nothing else loads the member.
    if (session !== sessionNumber()) return currentUser() ? undefined : await loadUser()
    const before = currentUser() ?? leftUser()
    if (before && before.id !== loaded.id) {
      if (currentUser()) forgetMember()
      letGo()
    }
    for (const giveBack of giveBacks.splice(0)) giveBack()
    writeUserInfo(loaded, tokens)
    setUser(loaded)
  } catch (error) {
    if (session !== sessionNumber()) return
    if (error instanceof AnswerError) {
      end()
      throw error
    }
    if (pause === FIRST_PAUSE_MS) reportFailure(error)
    tryAgain(pause, session)
  }
}

function tryAgain(pause: number, session: number): void {
  const wake = new AbortController()
  const again = () => {
    wake.abort()
    clearTimeout(timer)
    if (session === sessionNumber()) void loadUser(Math.min(pause * 2, LONGEST_PAUSE_MS)).catch(reportFailure)
  }
  const timer = setTimeout(again, pause)
  window.addEventListener('online', again, { signal: wake.signal })
}

function forgetMember({ hasEnded = false, isElsewhere = false } = {}): void {
  removeUserInfo()
  for (const key of OWN_KEYS) removeStored(key)
  // The other tab has dropped the data itself, and may have stored newer data since.
  if (!isElsewhere) removeDatabase(PICTURE_DATABASE)
  const back = [...forgetListeners].map((listener) => listener({ hasEnded }))
  if (currentUser()) giveBacks = back.filter((one) => one !== undefined)
  setUser(null, { isElsewhere: isElsewhere && !hasEnded })
}

/** Data kept for a member who may come back. */
function letGo(): void {
  giveBacks = []
  dropLeftUser()
}
