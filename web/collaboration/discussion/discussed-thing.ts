import type { TeamPlace } from '../../../contract/collaboration/discussion-calls.ts'
import type { Thing } from '../../../contract/collaboration/rights.ts'

/** What the page of a board, a budget list or a folder tells its discussion. */
export interface DiscussedThing extends Thing {
  /** The name of an item or a line; null where it is gone. */
  nameOf: (partId: string) => string | null
  /** Opens the place of a comment. Undefined where the page cannot. */
  onShow?: ((on: TeamPlace) => void) | undefined
}

/** The item or line that a comment is about; null for a place on the paper. */
export function discussedItemOf(on: TeamPlace): string | null {
  if ('itemId' in on) return on.itemId
  if ('lineId' in on) return on.lineId
  return 'folderItemId' in on ? on.folderItemId : null
}
