/** In UTF-16 units; what is longer is no search for a thing. */
const LONGEST_WORDS = 60

/** With whatever one sign between two of them, but those of measures: 600×1200 is a tile. */
const SIX_DIGITS = /(?:\p{Nd}(?:[\s()./-]+|[^\p{L}\p{Nd}×*])?){6}/u

/** Words as they are compared: typed so or so, they are the same. */
export function wordsOf(typed: string): string {
  return typed.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ').toLowerCase()
}

/** Whether words may be kept as such: people paste addresses and telephone numbers where they search. */
export function mayBeKept(words: string): boolean {
  return words.length <= LONGEST_WORDS && !words.includes('@') && !SIX_DIGITS.test(words)
}
