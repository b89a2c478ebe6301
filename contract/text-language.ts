import type { Language } from './problem.ts'

/** The language that a text of the catalogue is in, as far as its letters tell; of numbers and codes ("RAL 6000", "14 mm") none. */
export function languageOfText(text: string): Language | null {
  if (/\p{sc=Han}/u.test(text)) return 'zh-CN'
  return /[a-z]{3}/.test(text) ? 'en' : null
}

/** Whether somebody who reads a language reads the text: it is in it, or in none. */
export function isReadIn(language: Language, text: string): boolean {
  return (languageOfText(text) ?? language) === language
}
