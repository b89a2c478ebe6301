import { stemmer } from 'stemmer'

/** American spellings whose British one differs by more than an ending, by the beginning of the word. */
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

/** What all forms of an English word share: oiled, oiling, oils; gray, grey. A folded word of letters is asked for. */
export function stemOf(word: string): string {
  let british = word
  for (const [american, spelling] of AMERICAN) british = british.replace(american, spelling)
  return stemmer(british)
}

/** Words that are never required, in either language. */
const STOP_WORDS = new Set('a an and as at by for from in into is it of on or the to with x 的 和 与'.split(' '))

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word)
}

/** Letters that sound alike, in their order. */
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

/** About how an English word sounds: parquet as parket, lacquer as laker. */
export function spokenAs(word: string): string {
  return ALIKE.reduce((spoken, [letters, alike]) => spoken.replace(letters, alike), word)
}
