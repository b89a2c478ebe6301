/**
 * What makes two names one: letters are compared however they are composed (Unicode normalization form KC), in either width, with
 * any kind and number of spaces; signs that nobody sees count for nothing. Names are kept and shown as they were written. The
 * database compares in the same way (`identity_of` and `likeness_of` of migration 065).
 */
export function identityOf(text: string): string {
  if (PLAIN.test(text)) return text
  return text.replaceAll(UNSEEN, '').normalize('NFKC').replaceAll(SPACES, ' ').trim()
}

/** The identity in small letters: what names are told apart by where capitals make no other. */
export function foldedAs(text: string): string {
  return identityOf(text).toLowerCase()
}

/**
 * Letters that Unicode does not decompose, and apostrophes within words, as searches compare them. Each is of one UTF-16 unit; the
 * database folds them in the same way (`server/platform/postgres/identity.ts`).
 */
export const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  "'": '',
  '’': '',
  '‘': '',
  ʼ: '',
}
const SPECIAL = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g')
/** Accents and the like; those of kana are letters of their own. */
const MARKS = /[\u0300-\u036f]/g

/** Small letters without their marks: `école` is `ecole`, as the search for products reads it. */
export function withoutMarks(text: string): string {
  if (/^[ -&(-~]*$/.test(text)) return text
  return text
    .normalize('NFD')
    .replaceAll(MARKS, '')
    .normalize('NFC')
    .replaceAll(SPECIAL, (letter) => PLAIN_LETTERS[letter] ?? letter)
}

/** What a search compares: in small letters, without marks unless there is nothing else. */
export function searchedAs(text: string): string {
  const folded = foldedAs(text)
  return withoutMarks(folded).trim() || folded
}

/**
 * Two names of one likeness may be one, and a person is asked: case, spaces and punctuation count for nothing, except that digits stay
 * apart. `NB-7` is like `nb 7`; `1.5` is not like `15`.
 */
export function likenessOf(text: string): string {
  const folded = foldedAs(text)
  return folded.replaceAll(BETWEEN_DIGITS, '\u2027').replaceAll(PUNCTUATION, '') || folded
}

/** ASCII words with single spaces between: most names, which are their own identity. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
/** Those that form KC leaves as they are. */
const SPACES = /[\t-\r \u0085\u1680\u2028\u2029]+/g
/** ASCII punctuation, dashes, quotes, and the brackets and stops of Chinese. */
const SIGNS = String.raw`[ !-\/:-@\[-\u0060{-~\u00b7\u2010-\u2015\u2018-\u201f\u2022\u3001\u3002\u3008-\u3011]+`
const PUNCTUATION = new RegExp(SIGNS, 'g')
const BETWEEN_DIGITS = new RegExp(`(?<=[0-9])${SIGNS}(?=[0-9])`, 'g')
