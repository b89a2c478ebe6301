import { simplified } from '../../../contract/values/simplified.ts'

/** In characters: what follows is no header, and takes long to compare. */
const LONGEST = 200

/**
 * A header as its words are compared: small letters without accents, simplified characters, one kind of spaces. `Prix conseillé` is
 * `prix conseille`, 零售價 is 零售价.
 */
export function headerText(header: string): string {
  return simplified(
    header
      .slice(0, LONGEST)
      .normalize('NFKC')
      .replaceAll(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
      .toLowerCase()
      .replaceAll('ł', 'l')
      .normalize('NFD')
      .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
      .normalize('NFC')
      .replaceAll(/[_\s]+/g, ' ')
      .trim(),
  )
}

/**
 * An expression of words between `|`, as `headerText` writes them. A word stands alone, unless a star says that it goes on: `einkauf*`,
 * `*preis`. A space is any sign between words, or none. Chinese and Japanese words stand anywhere.
 */
export function wordsOf(...words: string[]): RegExp {
  const one = (word: string) => {
    const bare = word
      .replaceAll('*', '')
      .replaceAll('.', String.raw`\.`)
      .replaceAll(' ', String.raw`[\s.,:/'’()-]*`)
    if (!/\p{Script=Latin}/u.test(word)) return bare
    return `${word.startsWith('*') ? '' : String.raw`(?<!\p{L})`}${bare}${word.endsWith('*') ? '' : String.raw`(?!\p{Script=Latin})`}`
  }
  return new RegExp(
    words
      .flatMap((some) => some.split('|'))
      .map(one)
      .join('|'),
    'u',
  )
}
