import type { TeamPlace } from '../../contract/collaboration/discussion-calls.ts'
import { createStore, useStore } from '../ui/store.ts'

/** What the page's discussion is to what stands on the page. Empty where nothing is discussed. */
interface DiscussionHere {
  /** Opens it to say something of a part. */
  begin: ((on: TeamPlace) => void) | null
  /** Opens it where something was said of a part, by the id of an item or a line. */
  show: ((partId: string) => void) | null
  /** Of open threads, by the same id. */
  countByPart: ReadonlyMap<string, number>
}

const NOTHING: DiscussionHere = { begin: null, show: null, countByPart: new Map() }

/** Set by the discussion's button. What a page consists of can lead there without knowing it (decisions/142). */
export const discussionHere = createStore<DiscussionHere>(NOTHING)

export function leaveDiscussion(): void {
  discussionHere.set(NOTHING)
}

/** Opens the discussion to say something of a part; null where the page has none. */
export function useBeginDiscussion(): DiscussionHere['begin'] {
  return useStore(discussionHere, ({ begin }) => begin)
}

/** How many threads on a part are open. */
export function useOpenThreads(partId: string): number {
  return useStore(discussionHere, ({ countByPart }) => countByPart.get(partId) ?? 0)
}
