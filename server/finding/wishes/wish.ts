import type { ConditionReading, Condition, Stretch } from '../conditions/conditions-in.ts'
import type { NamedCategory } from '../read-model/model.ts'

/** One wish of a text: what it means, where it stands, and how much it is wished. */
export interface Wish extends Stretch {
  means: Meaning
  /** It is refused. */
  isNot: boolean
  /** It is liked, not asked for. */
  isLike: boolean
}

export type Meaning =
  | { kind: 'thing'; categoryIds: readonly string[]; name: string; enName: string }
  | { kind: 'condition'; condition: Condition }
  | { kind: 'third'; of: 'cheap' | 'dear' }
  /** What is searched; a material or a brand says more of a product than a word like any other. */
  | { kind: 'words'; words: string; isNamed: boolean }
  | { kind: 'unread' }

/** What is needed to read wishes; all of it is plain data and questions, so that two servers agree. */
export interface WishGround {
  conditions: ConditionReading
  categories: readonly NamedCategory[]
  /** Whether the catalogue or the words of the trade have a word or phrase, as typed or nearly so. */
  isKnown: (words: string) => boolean
  /** The length in characters of the longest phrase of the trade that begins a run of Han; 0 for none. */
  phraseAt: (run: string) => number
}
