import { stemmer } from 'stemmer'

/** Beginnings of American spellings that differ from the British ones by more than an ending. */
const AMERICAN: [RegExp, string][] = [
  [/color/, 'colour'],
  [/^gray/, 'grey'],
  [/^mold/, 'mould'],
  [/^aluminum/, 'aluminium'],
  [/fiber/, 'fibre'],
  [/^center/, 'centre'],
  [/^meter/, 'metre'],
  [/^tire/, 'tyre'],
  [/iz(e|ed|er|es|ing|ation)$/, 'is$1'],
]

/** The stem shared by all forms of an English word: oiled, oiling, oils; gray, grey. Takes a folded word. */
export function stemOf(word: string): string {
  return stemmer(inBritish(word))
}

function inBritish(word: string): string {
  let british = word
  for (const [american, spelling] of AMERICAN) british = british.replace(american, spelling)
  return british
}

/** One form for singular and plural of an English word, of which a stem says less: flooring is no floor, and lighting not light. */
export function singularOf(word: string): string {
  const british = inBritish(word)
  if (british.length < 4 || !british.endsWith('s') || /(?:ss|us|is)$/.test(british)) return british
  if (british.endsWith('ies')) return `${british.slice(0, -3)}y`
  return british.slice(0, /(?:x|ch|sh|ss|z)es$/.test(british) ? -2 : -1)
}

/** Stop words of both languages, which are never required: joining words and phrases of asking. */
const STOP_WORDS = new Set(
  [
    'a an and as at by for from in into is it of on or the to with x 的 和 与 有 带',
    'that which this these those you your we our my me i are be can could will would has have goes go through',
    'some something any anything need needs want looking suitable very really please',
  ].flatMap((words) => words.split(' ')),
)

/** Words of praise, which count only if the catalogue has them. */
const PRAISE = new Set(
  'luxury luxurious premium beautiful elegant lovely nice stylish gorgeous exclusive 高端 高档 高级 奢华 豪华 好看 漂亮 精美'.split(
    ' ',
  ),
)

export function isPraise(word: string): boolean {
  return PRAISE.has(word)
}

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word)
}

/** Spellings of the same sound, applied in this order. */
const ALIKE: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/c?qu?|ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
]

/** A rough phonetic key of an English word: parquet as parket, lacquer as laker. */
export function spokenAs(word: string): string {
  return ALIKE.reduce((spoken, [letters, alike]) => spoken.replace(letters, alike), word)
}
