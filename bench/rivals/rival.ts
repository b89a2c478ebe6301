import type { Question } from '../finding/question.ts'

/** A search library as an alternative to our search, over the same texts. */
export interface Rival {
  name: string
  /** The keys of the products that match the words, best first, at most `most`. */
  find(words: string, most: number): Promise<string[]>
  /** Finds and counts what the filter rail shows, as far as the library can. */
  count?(question: Question): Promise<void>
  /** What the library cannot answer and was therefore not asked. */
  cannot: string
}

export const RIVALS = ['MiniSearch', 'Orama'] as const
export type RivalName = (typeof RIVALS)[number]
