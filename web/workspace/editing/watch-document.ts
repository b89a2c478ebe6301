import { subscribeToUser } from '../../members/session/current-user.ts'
import { hearNewsOf, isFollowed } from '../live/news.ts'
import { openTabs } from '../member-tabs.ts'
import type { Whose } from './closed-documents.ts'
import type { DocumentShape } from './document-kind.ts'
import type { Sync } from './sync.ts'
import type { WorkingCopy } from './working-copy.ts'

const POLL_MS = 4000
/** While news come by a stream, polling only finds what was missed. */
const POLL_FOLLOWED_MS = 32_000

interface Watch {
  /** Tells the member's other tabs that the document was saved. */
  tellTabs: (version: number) => void
  end: () => void
}

interface Watching {
  whose: Whose
  isMember: () => boolean
  /** Called before each poll for changes elsewhere. */
  onLook?: (() => void) | undefined
}

/**
 * Decides when a document is saved and when changes are read: every few seconds, and after news from others, tabs, the window, the network
 * or the sign-in.
 */
export function watchDocument<Shape extends DocumentShape>(
  copy: WorkingCopy<Shape>,
  sync: Sync,
  { whose: { kind, memberId, id }, isMember, onLook }: Watching,
): Watch {
  const ended = new AbortController()
  const { signal } = ended

  const tabs = openTabs<{ version: number }>({ about: `${kind}-${id}`, memberId }, ({ version }) => {
    if (version > copy.known.version) void sync.noteNews()
  })

  const thing = { kind, refId: id }
  let lookedAt = 0

  function look(version?: number): void {
    if (document.visibilityState !== 'visible' || !navigator.onLine || !isMember()) return
    lookedAt = Date.now()
    onLook?.()
    if (copy.state.get().save !== 'refused' || !copy.unsaved()) void sync.noteNews(version)
  }
  // Without answers the sync retries by itself, after growing pauses.
  const poll = window.setInterval(() => {
    const isSoon = isFollowed(thing) && Date.now() < lookedAt + POLL_FOLLOWED_MS
    if (!isSoon && !sync.isWaiting()) look()
  }, POLL_MS)
  const endNews = hearNewsOf(thing, ({ of, version }) => of !== 'discussion' && look(version))

  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') look()
      else if (sync.isUnsaved()) void sync.run()
    },
    { signal },
  )
  window.addEventListener('online', () => void sync.wake(), { signal })
  const unsubscribe = subscribeToUser(() => {
    if (isMember()) void sync.run()
  })

  return {
    tellTabs(version) {
      if (!signal.aborted) tabs.say({ version })
    },
    end() {
      ended.abort()
      endNews()
      unsubscribe()
      window.clearInterval(poll)
      tabs.close()
    },
  }
}
