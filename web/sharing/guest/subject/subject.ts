import type { CommentPlace } from '../queries.ts'

/** Something in the content that has details and can be commented on. */
export interface SharedSubject {
  /** The keys of its places: a material may lie on a board more than once. */
  keys: readonly string[]
  place: CommentPlace
  name: string
  facts: readonly SubjectFact[]
  cover: { address: string; color: string } | null
}

export interface SubjectFact {
  label: string
  /** One per line. */
  values: readonly FactValue[]
}

export interface FactValue {
  text: string
  /** A link to its source. */
  url?: string | null
  isBad?: boolean
}
