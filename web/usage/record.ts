import { recordUsage } from '../../contract/usage.ts'
import { call } from '../api.ts'
import { currentUser } from '../members/session/current-user.ts'
import { wishesPrivacy } from './privacy.ts'
import { createRecorder } from './recorder.ts'

const LATEST_MS = 2000

const recorder = createRecorder({
  // The token goes along: a member may have left themselves out elsewhere since. A failure is nobody's concern.
  send: (events) => void call(recordUsage, { events }, { isLast: true }).catch(() => undefined),
  mayCount: () => !wishesPrivacy(navigator) && mayCountUser(),
  // Safari has no idle callback.
  whenIdle: (work) =>
    'requestIdleCallback' in window ? window.requestIdleCallback(work, { timeout: LATEST_MS }) : setTimeout(work),
})

export const { note } = recorder

// On a phone a page that is out of sight may never come back, and hears of no other end.
document.addEventListener('visibilitychange', () => document.hidden && recorder.flush())
window.addEventListener('pagehide', () => recorder.flush())

/** Visitors, and members who have not left themselves out. Who somebody is may not be known yet: then they are not counted. */
function mayCountUser(): boolean {
  const user = currentUser()
  return user === null || user?.isCounted === true
}
