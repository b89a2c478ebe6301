import { tokensOf } from '../read-model/words/tokens.ts'

const MOST_KEPT = 20_000
const kept = new Map<string, ReadonlySet<string>>()

/**
 * The bigrams of a phrase, by which phrases are compared: letters with word boundaries, or Han characters alone and in pairs.
 * Cached.
 */
export function pairsIn(phrase: string): ReadonlySet<string> {
  const known = kept.get(phrase)
  if (known) return known
  if (kept.size > MOST_KEPT) kept.clear()
  const pairs = new Set(tokensOf(phrase).flatMap(({ kind, text }) => (kind === 'han' ? ofHan(text) : ofLetters(text))))
  kept.set(phrase, pairs)
  return pairs
}

/** How alike two phrases are, 0 to 1: the Dice coefficient ("Measures of the amount of ecologic association", 1945). */
export function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (!one.size || !other.size) return 0
  let both = 0
  for (const pair of one) if (other.has(pair)) both += 1
  return (2 * both) / (one.size + other.size)
}

function ofHan(run: string): string[] {
  return run.split('').flatMap((character, at) => [character, run.slice(at, at + 2)])
}

function ofLetters(word: string): string[] {
  const whole = ` ${word} `
  return Array.from({ length: whole.length - 1 }, (_, at) => whole.slice(at, at + 2))
}
