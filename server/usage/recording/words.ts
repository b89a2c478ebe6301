/** In UTF-16 units. Longer texts are no search for a product. */
const LONGEST_WORDS = 60

/** Six digits with at most one sign between two of them, except those of sizes: 600×1200 is a tile. */
const SIX_DIGITS = /(?:\p{Nd}(?:[\s()./-]+|[^\p{L}\p{Nd}×*])?){6}/u

/** Words in the form in which they are compared. */
export function wordsOf(typed: string): string {
  return typed.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ').toLowerCase()
}

/** Whether words may be stored: people paste addresses and telephone numbers into searches. */
export function mayBeKept(words: string): boolean {
  return words.length <= LONGEST_WORDS && !words.includes('@') && !SIX_DIGITS.test(words)
}
