import type { TeamPlace } from '../../contract/collaboration/discussion-calls.ts'
import { createStore, useStore } from '../kit/store.ts'

/** What the page's discussion offers to the page. Empty where there is no discussion. */
interface DiscussionHere {
  /** Opens it with a form for a comment on a part. */
  begin: ((on: TeamPlace) => void) | null
  /** Opens it at the thread of a part, by the id of an item or a line. */
  show: ((partId: string) => void) | null
  /** The number of open threads by the same id. */
  countByPart: ReadonlyMap<string, number>
}

const NOTHING: DiscussionHere = { begin: null, show: null, countByPart: new Map() }

/** Set by the discussion's button, so that parts of the page can open it without importing it (decisions/142). */
export const discussionHere = createStore<DiscussionHere>(NOTHING)

export function leaveDiscussion(): void {
  discussionHere.set(NOTHING)
}

/** Opens the discussion with a form for a comment on a part; null where the page has none. */
export function useBeginDiscussion(): DiscussionHere['begin'] {
  return useStore(discussionHere, ({ begin }) => begin)
}

/** The number of open threads on a part. */
export function useOpenThreads(partId: string): number {
  return useStore(discussionHere, ({ countByPart }) => countByPart.get(partId) ?? 0)
}
