import { languages, type AppLanguage } from '../locales/i18n.ts'
import { readStored, writeStored } from '../ui/storage.ts'

/** Read by public/first-paint.js too. */
export const THEME_KEY = 'quarry-theme'
const LANGUAGE_KEY = 'quarry-language'
const SIZE_KEY = 'quarry-size'

export const sizeFactors = { default: 1, large: 1.125, small: 0.9 } as const
export type Size = keyof typeof sizeFactors
export const sizes: readonly Size[] = ['default', 'large', 'small']

/** English on the first visit, whatever the browser says. */
export function storedLanguage(): AppLanguage {
  const stored = readStored(LANGUAGE_KEY)
  return languages.find((language) => language === stored) ?? 'en'
}

export function storeLanguage(language: AppLanguage): void {
  writeStored(LANGUAGE_KEY, language)
}

let chosenSize: Size | null = null

export function storedSize(): Size {
  const stored = chosenSize ?? readStored(SIZE_KEY)
  return sizes.find((size) => size === stored) ?? 'default'
}

export function storeSize(size: Size): void {
  chosenSize = size
  writeStored(SIZE_KEY, size)
}
