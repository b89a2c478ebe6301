import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { i18n, languages, type AppLanguage } from '../../locales/i18n.ts'
import { readStored, writeStored } from '../../ui/storage.ts'
import { createStore, useStore } from '../../ui/store.ts'

const KEY = 'quarry-tab-language'
const ofThisTab = () => sessionStorage

/** What was chosen on a shared page: it holds in this tab, beside what its reader prefers elsewhere. */
const chosen = createStore<AppLanguage | undefined>(undefined)

export function chooseTabLanguage(language: AppLanguage): void {
  chosen.set(language)
  writeStored(KEY, language, ofThisTab)
}

/** Has the page read in the language that was chosen in this tab, else in that of the link, while whoever calls is shown. */
export function useTabLanguage(ofLink: AppLanguage | undefined): void {
  const { language } = useTranslation().i18n
  // Whoever goes on to other pages reads them as before. It comes first, so that it notes what was before.
  useLayoutEffect(() => {
    const before = i18n.language
    chosen.set(known(readStored(KEY, ofThisTab)))
    return () => void i18n.changeLanguage(before)
  }, [])
  const wanted = useStore(chosen) ?? ofLink
  // The texts' language is outside React. Another tab's choice of something else would set it back.
  useLayoutEffect(() => {
    if (wanted !== undefined && wanted !== language) void i18n.changeLanguage(wanted)
  }, [wanted, language])
}

function known(text: string | null): AppLanguage | undefined {
  return languages.find((language) => language === text)
}
