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
  | ThingMeaning
  /** `categoryIds`: of a place, in a text that names no thing, what the place is asked of. */
  | { kind: 'condition'; condition: Condition; categoryIds?: readonly string[] }
  | { kind: 'third'; of: 'cheap' | 'dear' }
  /**
   * What is searched; a material or a brand says more of a product than a word like any other. `isByLook`: a stone, a wood or a pattern that
   * the catalogue does not have by its name, and that is searched by how it looks. `refused`: what was said, where its opposite is searched.
   * `isLoose`: no word of a language's lists; the catalogue has it somewhere. `said`: in a text that names no thing, what the words are said of.
   */
  | {
      kind: 'words'
      words: string
      isNamed: boolean
      isByLook?: true
      refused?: string
      isLoose?: true
      said?: ThingMeaning
    }
  /** Any of several: "white or cream". */
  | { kind: 'either'; of: readonly Meaning[] }
  | { kind: 'unread' }

/** Products of these categories, or of one below them; the catalogue has no such thing where there are none. */
export interface ThingMeaning {
  kind: 'thing'
  categoryIds: readonly string[]
  /** Categories below those that are none of it. */
  exceptIds?: readonly string[]
  /** Where it has none: the categories of what serves in its stead, slate for a roof tile. */
  insteadIds?: readonly string[]
  name: string
  enName: string
  /** It is only said where it is used: a floor, a wall. */
  isUse?: true
}

/** What is needed to read wishes; all of it is plain data and questions, so that two servers agree. */
export interface WishGround {
  conditions: ConditionReading
  categories: readonly NamedCategory[]
  /** Whether the catalogue or the words of the trade have a word or phrase, as typed or nearly so. */
  isKnown: (words: string) => boolean
  /** Whether the words of the trade have a phrase with this key of comparison (`phraseKey`). */
  isPhrase: (key: string) => boolean
  /** Whether a longer one begins with it. */
  isPhraseBegun: (key: string) => boolean
  /** Whether a text of the catalogue has these words in a row, as typed. */
  stands: (words: string) => boolean
  isBrand: (words: string) => boolean
}
