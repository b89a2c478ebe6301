import type { Language } from './problem.ts'

/** The language of a catalogue text, by its letters; null for numbers and codes ("RAL 6000", "14 mm"). */
export function languageOfText(text: string): Language | null {
  if (/\p{sc=Han}/u.test(text)) return 'zh-CN'
  return /[a-z]{3}/.test(text) ? 'en' : null
}

/** Whether a reader of a language can read the text: it is in that language, or in none. */
export function isReadIn(language: Language, text: string): boolean {
  return (languageOfText(text) ?? language) === language
}
