import { createInstance, type CustomTypeOptions, type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { en } from './en.ts'
import type { TextTree } from './text-tree.ts'
import { zh } from './zh.ts'

/** As in `Accept-Language` and `lang`. English comes first, and is the fallback. */
export const languages = ['en', 'zh-CN'] as const
export type AppLanguage = (typeof languages)[number]

export const languageNames: Record<AppLanguage, string> = { en: 'English', 'zh-CN': '中文' }

export const i18n: I18n = createInstance()

/** Both languages are in the bundle: switching needs no request. The page's `lang` follows, and api.ts reads it there. */
export function startTexts(language: AppLanguage): void {
  i18n.on('languageChanged', (chosen) => {
    document.documentElement.lang = chosen
  })
  void i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources: { en: { translation: en }, 'zh-CN': { translation: zh } },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  for (const add of early.splice(0)) add()
}

/** Texts of parts that are in the page's first script, which runs before `startTexts`. */
const early: (() => void)[] = []

type Texts = CustomTypeOptions['texts']

/**
 * Adds the texts of one part of the page, in both languages. The files of such texts call it, and the components that show them
 * import those files: they come in the same script, and the first page waits for no text that it does not show.
 */
export function addTexts<Key extends keyof Texts, Added extends Partial<Texts[Key]>>(
  key: Key,
  english: Added,
  chinese: TextTree<Added>,
): void {
  const add = () => {
    i18n.addResourceBundle('en', 'translation', { [key]: english }, true, true)
    i18n.addResourceBundle('zh-CN', 'translation', { [key]: chinese }, true, true)
  }
  // Unit tests read such files as plain values, without `startTexts`.
  if (i18n.isInitialized) add()
  else early.push(add)
}
