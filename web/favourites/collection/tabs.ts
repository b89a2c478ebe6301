import type { Folder } from '../../../contract/favourites.ts'
import type { Held } from './held.ts'

/** What a tab has learnt and the others show at once. */
export interface Saying {
  folders?: Folder[]
  held?: Record<string, Held>
  lastUsedFolderId?: string
}

export interface Tabs {
  say: (saying: Saying) => void
  close: () => void
}

/** The other tabs of the same member. Not by way of local storage: whoever is not remembered has nothing there. */
export function openTabs(memberId: string, listen: (saying: Saying) => void): Tabs {
  const channel = new BroadcastChannel(`quarry-user-collect-${memberId}`)
  channel.addEventListener('message', ({ data }: MessageEvent<Saying>) => listen(data))
  return {
    say: (saying) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has its own origin's pages only
      channel.postMessage(saying)
    },
    close: () => channel.close(),
  }
}
