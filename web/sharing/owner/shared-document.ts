import type { CommentPlace } from '../../../contract/sharing/discussion-calls.ts'
import type { SharedKind } from '../../../contract/sharing/links.ts'

/** A folder, a board or a budget list of the member's, as its page tells sharing of it. */
export interface SharedDocument {
  kind: SharedKind
  refId: string
  /** Another one each time that it was saved. */
  version: number
  /** The brands of what is in it. */
  findBrands: () => Promise<readonly BrandInDocument[]>
  /** What an item or a line is called; null where it is not there any more. */
  nameOf: (id: string) => string | null
  /** Leads to what a comment is on. Undefined where the page cannot. */
  onShow?: (place: CommentPlace) => void
}

export interface BrandInDocument {
  id: string
  /** In the reader's language. */
  name: string
}
