import type { CommentPlace, OwnersComment } from '../../../contract/sharing/discussion-calls.ts'
import type { WorkKind } from '../../../contract/collaboration/rights.ts'
import type { Language } from '../../../contract/problem.ts'
import type { SharedKind } from '../../../contract/sharing/links.ts'

/** What links are to: a thing, or a project, of which they open what was sent. */
export interface LinkedDocument {
  kind: WorkKind
  refId: string
  /** The brands in it. */
  findBrands: () => Promise<readonly BrandInDocument[]>
  /** Whom the first link is likely for, as far as that is known. */
  client?: { name: string; language?: Language }
  /** How many lines of a list have a range and no agreed price, as it is now. */
  countOpenPrices?: () => number
}

/** What comments are of. */
export interface CommentedDocument {
  kind: WorkKind
  refId: string
  /** Of a project: the number of the version whose comments they are. */
  number?: number
  /** The name of an item or a line; null where it is gone. */
  nameOf: (id: string) => string | null
  /** Of a project: the place of a comment on a version, in words. */
  nameOfSent?: (comment: OwnersComment) => string
}

/** What the page of a folder, a board or a budget list tells sharing. */
export interface SharedDocument extends LinkedDocument {
  kind: SharedKind
  /** Changes with each save. */
  version: number
  /** The name of an item or a line; null where it is gone. */
  nameOf: (id: string) => string | null
  /** Opens the place of a comment. Undefined where the page cannot. */
  onShow?: (place: CommentPlace) => void
}

export interface BrandInDocument {
  id: string
  /** In the reader's language. */
  name: string
}
