import type { Question } from '../finding/question.ts'

/** A search library as one would use it in our place, over the same texts. */
export interface Rival {
  name: string
  /** The products that the words find, best first: their keys, at most `most`. */
  find(words: string, most: number): Promise<string[]>
  /** Finds and counts what the rail shows, as far as it can. */
  count?(question: Question): Promise<void>
  /** What it was not asked because it has no way to answer. */
  cannot: string
}

export const RIVALS = ['MiniSearch', 'Orama'] as const
export type RivalName = (typeof RIVALS)[number]
