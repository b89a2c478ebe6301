import type { CommentPlace } from '../queries.ts'

/** A thing of what is shown: it can be looked at closely, and commented on. */
export interface SharedSubject {
  /** Of its places: a material may lie on a board more than once. */
  keys: readonly string[]
  place: CommentPlace
  name: string
  facts: readonly SubjectFact[]
  cover: { address: string; color: string } | null
}

export interface SubjectFact {
  label: string
  /** A line each. */
  values: readonly FactValue[]
}

export interface FactValue {
  text: string
  /** Where it can be read. */
  url?: string | null
  isBad?: boolean
}
