/** Traditional Chinese and Japanese characters of headers, each before its simplified form. */
const SIMPLIFIED =
  '價价單单単单經经銷销発发發发進进採采稅税廠厂標标準准導导議议員员會会場场庫库數数號号規规産产產产貨货長长寬宽広宽顏颜顔颜圖图図图類类稱称簡简紹绍說说説说編编碼码國国裝装塊块條条證证書书認认態态級级質质樣样様样時时間间週周區区積积総总總总個个額额幣币種种徑径來来納纳銘铭階阶適适舊旧後后費费運运貼贴現现實实際际約约協协關关連连計计訂订購购'
const FORMS = new Map(
  Array.from(SIMPLIFIED).flatMap((form, at, all): [string, string][] => (at % 2 ? [] : [[form, all[at + 1] ?? form]])),
)

/** In characters: what follows is no header, and takes long to compare. */
const LONGEST = 200

/**
 * A header as its words are compared: small letters without accents, simplified characters, one kind of spaces. `Prix conseillé` is
 * `prix conseille`, 零售價 is 零售价.
 */
export function headerText(header: string): string {
  return header
    .slice(0, LONGEST)
    .normalize('NFKC')
    .replaceAll(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .replaceAll(/\p{Script=Han}/gu, (letter) => FORMS.get(letter) ?? letter)
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
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
