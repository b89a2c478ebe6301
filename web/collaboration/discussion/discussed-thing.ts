import type { TeamPlace } from '../../../contract/collaboration/discussion-calls.ts'
import type { Thing } from '../../../contract/collaboration/rights.ts'

/** A board, a budget list or a folder, as its page tells the discussion of it. */
export interface DiscussedThing extends Thing {
  /** What an item or a line is called; null where it is not there. */
  nameOf: (partId: string) => string | null
  /** Leads to what a comment is on. Undefined where the page cannot. */
  onShow?: ((on: TeamPlace) => void) | undefined
}

/** The item or line that a comment is on; null for a place on the paper. */
export function discussedItemOf(on: TeamPlace): string | null {
  if ('itemId' in on) return on.itemId
  if ('lineId' in on) return on.lineId
  return 'folderItemId' in on ? on.folderItemId : null
}
