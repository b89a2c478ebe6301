import { recordUsage } from '../../contract/usage.ts'
import { call } from '../api.ts'
import { currentUser } from '../members/session/current-user.ts'
import { wishesPrivacy } from './privacy.ts'
import { createRecorder } from './recorder.ts'

const LATEST_MS = 2000

const recorder = createRecorder({
  // With the token: a member may have opted out elsewhere since. Failures are ignored.
  send: (events) => void call(recordUsage, { events }, { isLast: true }).catch(() => undefined),
  mayCount: () => !wishesPrivacy(navigator) && mayCountUser(),
  // Safari has no idle callback.
  whenIdle: (work) =>
    'requestIdleCallback' in window ? window.requestIdleCallback(work, { timeout: LATEST_MS }) : setTimeout(work),
})

export const { note } = recorder

// On a phone a hidden page may never come back, and gets no other event.
document.addEventListener('visibilitychange', () => document.hidden && recorder.flush())
window.addEventListener('pagehide', () => recorder.flush())

/** Visitors, and members who have not opted out. Nobody is counted while the member is unknown. */
function mayCountUser(): boolean {
  const user = currentUser()
  return user === null || user?.isCounted === true
}
