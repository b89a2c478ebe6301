/** In UTF-16 units. Longer texts are no search for a product. */
const LONGEST_WORDS = 60

/** In UTF-16 units, of a single word; a longer run of Han is a sentence. */
const LONGEST_UNREAD = 30

/** Six digits with at most one sign between two of them, except those of sizes: 600×1200 is a tile. */
const SIX_DIGITS = /(?:\p{Nd}(?:[\s()./\p{Pd}·•]+|[^\p{L}\p{Nd}×*])?){6}/u

/** Words in the form in which they are compared. */
export function wordsOf(typed: string): string {
  return typed.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ').toLowerCase()
}

/** Whether words may be stored: people paste addresses and telephone numbers into searches. */
export function mayBeKept(words: string): boolean {
  return words.length <= LONGEST_WORDS && !mayBeOfPerson(words)
}

function mayBeOfPerson(words: string): boolean {
  return words.includes('@') || SIX_DIGITS.test(words)
}

/** More is a sentence. */
const MOST_OF_TERM = 3
const MOST_HAN_OF_TERM = 8
/** Of one search. */
const MOST_UNREAD = 10

/**
 * The words that a search in vain is counted under: each that was not understood by itself; a short one, of which all or nothing was
 * understood, as it is; never a sentence.
 */
export function wordsInVain(words: string, unread: { words: readonly string[]; isAll: boolean }): string[] {
  if (mayBeOfPerson(words)) return []
  const isTerm =
    words.split(' ').length <= MOST_OF_TERM && (words.match(/\p{sc=Han}/gu)?.length ?? 0) <= MOST_HAN_OF_TERM
  if (isTerm && (unread.isAll || !unread.words.length)) return [words]
  const single = unread.words.map(wordsOf).filter((word) => word.length > 1 && word.length <= LONGEST_UNREAD)
  return [...new Set(single)].slice(0, MOST_UNREAD)
}
