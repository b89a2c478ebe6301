import type { ReadModel } from '../read-model/model.ts'
import { phraseKey } from '../read-model/words/spelling/phrase-key.ts'
import { isStopWord } from '../read-model/words/spelling/spelling.ts'
import { nearTerms, typosIn } from '../read-model/words/spelling/typos.ts'
import { termAt } from '../read-model/words/segments/vocabulary.ts'
import { tokensOf } from '../read-model/words/tokens.ts'
import type { Token } from '../read-model/words/tokens.ts'
import { likenessOf, pairsIn } from './likeness.ts'

/** A phrase that some of the words may have meant. */
export interface NearPhrase {
  /** As it was typed. */
  from: string
  to: string
}

interface Ranked extends NearPhrase {
  /** The likelihood, 0 to 1. */
  likeness: number
}

/** Words less alike than this are different words. */
const LEAST_LIKE = 0.3
/** The share of a word that must be spelt as typed. */
const LEAST_SPELT = 0.6
/** Words with at most so many letters are alike by chance. */
const SHORT = 3
/** The likelihood of a shortened word, which is a guess. */
const LEFT_OVER = 0.5
const MOST_OF_A_WORD = 6

/**
 * Phrases that unsuccessful words may have meant, likeliest first: catalogue words one typo beyond the search's reach; similar phrases,
 * brands or categories; a run of Han less one end. None only drops words: learning it would weaken them.
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

/** Whether every word of the phrase was typed. */
function onlyLeavesOut({ from, to }: NearPhrase): boolean {
  const typed = new Set(tokensOf(from).map(({ text }) => text))
  return tokensOf(to).every(({ text }) => typed.has(text))
}

/** The run without its first, or without its last character. */
function restsOf(keyword: string, tokens: readonly Token[]): Ranked[] {
  const [only] = tokens
  if (tokens.length === 1 && only?.kind === 'han' && only.text.length > 2)
    return [only.text.slice(0, -1), only.text.slice(1)].map((to) => ({ from: keyword, to, likeness: LEFT_OVER }))
  return []
}

/** Each phrase once, in order, without the typed one. */
function likeliest(phrases: readonly Ranked[]): Ranked[] {
  const byKey = new Map<string, Ranked>()
  for (const phrase of phrases.toSorted((one, other) => other.likeness - one.likeness)) {
    const key = phraseKey(phrase.to)
    if (key && key !== phraseKey(phrase.from) && !byKey.has(key)) byKey.set(key, phrase)
  }
  return [...byKey.values()]
}
