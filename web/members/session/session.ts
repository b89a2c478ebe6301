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
import { PICTURE_DATABASE, removeDatabase, removeStored } from '../../ui/storage.ts'
import { currentUser, dropLeftUser, leftUser, setUser } from './current-user.ts'
import { openLogin } from '../login/login-dialog.ts'
import { noteOwnChange } from './own-change.ts'
import { removeUserInfo, writeUserInfo } from './user-info.ts'

const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 60_000
/** What else is the member's own in local storage (§9). */
const OWN_KEYS = ['quarry-user-collect', 'image']

/** Gives back what the member had, where it is they who sign in next. */
type GiveBack = () => void

const forgetListeners = new Set<(end: MemberEnd) => GiveBack | void>()
let giveBacks: GiveBack[] = []

/** Why a member is forgotten. */
interface MemberEnd {
  /** By itself: they had no say in it, and are asked to sign in again. */
  hasEnded: boolean
}

/** At page load: who is signed in is asked for, and followed through all tabs. */
export function startSession(): void {
  onSignInNeeded(openLogin)
  onTokensChange(follow)
  window.addEventListener('storage', ({ key }) => followStorage(key))
  // A page that slept in the browser's history has heard nothing.
  window.addEventListener('pageshow', ({ persisted }) => persisted && followStorage(null))
  followTabs()
  if (readTokens()) return void loadUser().catch(reportFailure)
  removeUserInfo()
  const asked = settling()
  if (!asked) return
  setUser(undefined)
  void asked.then(() => readTokens() ?? setUser(null))
}

/** After a sign-in: keeps the tokens and loads who they belong to. Throws AnswerError where that is refused. */
export async function signedIn(tokens: Tokens, { isRemembered }: { isRemembered: boolean }): Promise<void> {
  if (readTokens()) forgetMember()
  keepTokens(tokens, isRemembered)
  noteOwnChange()
  await loadUser()
}

/** Waits for nobody: the server hears of it while the page has forgotten already. Nothing waits for the member's return. */
export function signOut(): void {
  if (currentUser()) noteOwnChange()
  end()
  letGo()
}

function end(): void {
  if (readTokens()) void call(endSession, {}, { isLast: true }).catch(() => undefined)
  dropTokens()
}

/** What a member has changed of themselves is seen at once; nothing where somebody else is signed in meanwhile. */
export function changeUser(id: string, change: Partial<User>): void {
  const user = currentUser()
  const tokens = readTokens()
  if (user?.id !== id || !tokens) return
  const changed = { ...user, ...change }
  writeUserInfo(changed, tokens)
  setUser(changed)
}

/**
 * For whoever keeps something that only the member may see: it goes when they do. What the listener answers brings it back, should the
 * session have ended elsewhere and the same member sign in again.
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
 * Any answered error signs out (§4). No answer keeps the tokens, tells the person once and tries again, sooner where the network
 * comes back; the promise then ends with the first try.
 */
async function loadUser(pause = FIRST_PAUSE_MS): Promise<void> {
  const session = sessionNumber()
  try {
    const loaded = await call(getUser, {})
    const tokens = readTokens()
    if (!tokens) return
    // Another tab's sign-in may be seen in the storage before it is told: then nothing else asks whose the tokens are.
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
  // The tab that it happened in has done so, and may have kept what is in sight there since.
  if (!isElsewhere) removeDatabase(PICTURE_DATABASE)
  const back = [...forgetListeners].map((listener) => listener({ hasEnded }))
  if (currentUser()) giveBacks = back.filter((one) => one !== undefined)
  setUser(null, { isElsewhere: isElsewhere && !hasEnded })
}

/** What was kept for a member who may come back. */
function letGo(): void {
  giveBacks = []
  dropLeftUser()
}
