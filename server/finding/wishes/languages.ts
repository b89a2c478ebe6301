import { en } from './en/words.ts'
import type { LanguageWords } from './language.ts'
import { zh } from './zh/words.ts'

/** A third language is one more. */
export const languages: readonly LanguageWords[] = [en, zh]
