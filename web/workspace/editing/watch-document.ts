import { subscribeToUser } from '../../members/session/current-user.ts'
import { openTabs } from '../member-tabs.ts'
import type { Sync } from './sync.ts'
import type { WorkingCopy } from './working-copy.ts'

const POLL_MS = 4000

interface Watch {
  /** Tells the member's other tabs that the board was saved. */
  tellTabs: (version: number) => void
  end: () => void
}

interface Watching {
  boardId: string
  memberId: string
  isMember: () => boolean
  /** Called before each look for changes elsewhere. */
  onLook: () => void
}

/** Decides when a board is saved and changes elsewhere are looked for: every few seconds, and when tabs, the window, the network or the sign-in say so. */
export function watchBoard(copy: WorkingCopy, sync: Sync, { boardId, memberId, isMember, onLook }: Watching): Watch {
  const ended = new AbortController()
  const { signal } = ended

  const tabs = openTabs<{ version: number }>({ about: `board-${boardId}`, memberId }, ({ version }) => {
    if (version > copy.known.version) sync.noteNews()
  })

  function look(): void {
    if (document.visibilityState !== 'visible' || !navigator.onLine || !isMember()) return
    onLook()
    if (copy.state.get().save !== 'refused') sync.noteNews()
  }
  // While nobody answers, the sync asks again by itself after a pause that grows.
  const poll = window.setInterval(() => sync.isWaiting() || look(), POLL_MS)

  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') look()
      else if (sync.isUnsaved()) void sync.run()
    },
    { signal },
  )
  window.addEventListener('online', () => void sync.run(), { signal })
  const unsubscribe = subscribeToUser(() => {
    if (isMember()) void sync.run()
  })

  return {
    tellTabs(version) {
      if (!signal.aborted) tabs.say({ version })
    },
    end() {
      ended.abort()
      unsubscribe()
      window.clearInterval(poll)
      tabs.close()
    },
  }
}
