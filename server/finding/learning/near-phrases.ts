import type { ReadModel } from '../read-model/model.ts'
import { phraseKey } from '../read-model/words/spelling/phrase-key.ts'
import { isStopWord } from '../read-model/words/spelling/spelling.ts'
import { nearTerms, typosIn } from '../read-model/words/spelling/typos.ts'
import { termAt } from '../read-model/words/segments/vocabulary.ts'
import { tokensOf } from '../read-model/words/tokens.ts'
import type { Token } from '../read-model/words/tokens.ts'
import { likenessOf, pairsIn } from './likeness.ts'

/** What some of the words may have been meant for. */
export interface NearPhrase {
  /** As it was typed. */
  from: string
  to: string
}

interface Ranked extends NearPhrase {
  /** The likelier the higher, 0 to 1. */
  likeness: number
}

/** Less alike than this is another word. */
const LEAST_LIKE = 0.3
/** So much of a word must be spelt as it was typed. */
const LEAST_SPELT = 0.6
/** Words with so many letters or fewer are alike by chance. */
const SHORT = 3
/** What is left of a word is a guess. */
const LEFT_OVER = 0.5
const MOST_OF_A_WORD = 6

/**
 * What words that found nothing may have been meant for, the likeliest first: a word of the catalogue that is spelt a slip farther off than a
 * search goes by itself; a phrase of the trade, or the name of a brand or category, that is written much like all of them; of Han all
 * but the character at either end. None only leaves out words: learned, it would have them say less wherever they are searched.
 */
export function nearPhrases(
  { words, thesaurus }: Pick<ReadModel, 'words' | 'thesaurus'>,
  keyword: string,
  names: readonly string[],
): NearPhrase[] {
  const tokens = tokensOf(keyword).filter(({ text }) => !isStopWord(text))
  const spelt = tokens.flatMap((token): Ranked[] => {
    const { kind, text } = token
    if (kind !== 'word' || text.length <= SHORT) return []
    const most = typosIn(text.length) + 1
    const terms = words.parts.flatMap(({ segment }) =>
      nearTerms(segment.words, text, { most, asBeginning: false }).map(({ term, distance }) => ({
        from: keyword.slice(token.from, token.to),
        to: termAt(segment.words, term),
        likeness: 1 - distance / text.length,
      })),
    )
    return likeliest(terms.filter(({ likeness }) => likeness >= LEAST_SPELT)).slice(0, MOST_OF_A_WORD)
  })
  const pairs = pairsIn(keyword)
  const phrases = new Set([...names, ...thesaurus.entries.flatMap((entry) => entry.words)])
  const written = [...phrases].flatMap((to): Ranked[] => {
    const likeness = likenessOf(pairs, pairsIn(to))
    return likeness < LEAST_LIKE ? [] : [{ from: keyword, to, likeness }]
  })
  const ranked = [...spelt, ...written, ...restsOf(keyword, tokens)]
  return likeliest(ranked.filter((phrase) => !onlyLeavesOut(phrase))).map(({ from, to }) => ({ from, to }))
}

/** Whether each word that is meant is one that was typed. */
function onlyLeavesOut({ from, to }: NearPhrase): boolean {
  const typed = new Set(tokensOf(from).map(({ text }) => text))
  return tokensOf(to).every(({ text }) => typed.has(text))
}

/** All but a character at either end. */
function restsOf(keyword: string, tokens: readonly Token[]): Ranked[] {
  const [only] = tokens
  if (tokens.length === 1 && only?.kind === 'han' && only.text.length > 2)
    return [only.text.slice(0, -1), only.text.slice(1)].map((to) => ({ from: keyword, to, likeness: LEFT_OVER }))
  return []
}

/** In order, each phrase once, and none that is what was typed. */
function likeliest(phrases: readonly Ranked[]): Ranked[] {
  const byKey = new Map<string, Ranked>()
  for (const phrase of phrases.toSorted((one, other) => other.likeness - one.likeness)) {
    const key = phraseKey(phrase.to)
    if (key && key !== phraseKey(phrase.from) && !byKey.has(key)) byKey.set(key, phrase)
  }
  return [...byKey.values()]
}
