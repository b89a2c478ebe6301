import { nameIn } from './display-name.ts'
import type { Language } from './problem.ts'

interface InBoth {
  name: string
  enName: string
}

/** The unit that a work or a reserve is proposed, kept as text in the language of whoever made the line. */
export const LUMP_SUM = { name: '项', enName: 'lump sum' }
/** The section of what fits in no other, kept likewise. Most sections have the name of a category. */
export const OTHER_SECTION = { name: '其他', enName: 'Other' }
export const BUILT_IN_UNITS: readonly InBoth[] = [LUMP_SUM]
export const BUILT_IN_SECTIONS: readonly InBoth[] = [OTHER_SECTION]

/** Names of the reader's language, by the name in either one; of several that are alike the first counts. */
export function namesIn(language: Language, words: readonly InBoth[]): ReadonlyMap<string, string> {
  const named = words.flatMap((word) => [word.name, word.enName].map((text) => [text, nameIn(language, word)] as const))
  return new Map(named.filter(([text]) => text !== '').toReversed())
}

const units = { en: namesIn('en', BUILT_IN_UNITS), 'zh-CN': namesIn('zh-CN', BUILT_IN_UNITS) }

/** A unit that is none of the dictionary's: a built-in word in the reader's language, or the member's own. */
export function ownUnitIn(language: Language, unit: string): string {
  return units[language].get(unit) ?? unit
}

/** Names of sections in the reader's language: those of categories, and built-in ones. Others are the member's own. */
export function sectionNamesIn(language: Language, categories: readonly InBoth[]): ReadonlyMap<string, string> {
  return namesIn(language, [...BUILT_IN_SECTIONS, ...categories])
}
