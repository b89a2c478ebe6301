import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { i18n, languages, type AppLanguage } from '../../locales/i18n.ts'
import { readStored, writeStored } from '../../ui/storage.ts'
import { createStore, useStore } from '../../ui/store.ts'

const KEY = 'quarry-tab-language'
const ofThisTab = () => sessionStorage

/** Where nothing can be stored, a choice holds for this page. */
const chosen = createStore<{ here: AppLanguage | undefined }>({ here: undefined })

/** What is chosen on a shared page holds in this tab, beside what its reader prefers elsewhere. */
export function chooseTabLanguage(language: AppLanguage): void {
  const isKept = writeStored(KEY, language, ofThisTab)
  chosen.set({ here: isKept ? undefined : language })
}

/** Has the page read in the language that was chosen in this tab, else in that of the link, while whoever calls is shown. */
export function useTabLanguage(ofLink: AppLanguage | undefined): void {
  const { language } = useTranslation().i18n
  const wanted = useStore(chosen, ({ here }) => here ?? known(readStored(KEY, ofThisTab))) ?? ofLink
  // Whoever goes on to other pages reads them as before. It comes first, so that it notes what was before.
  useLayoutEffect(() => {
    const before = i18n.language
    return () => void i18n.changeLanguage(before)
  }, [])
  // The texts' language is outside React. Another tab's choice of something else would set it back.
  useLayoutEffect(() => {
    if (wanted !== undefined && wanted !== language) void i18n.changeLanguage(wanted)
  }, [wanted, language])
}

function known(text: string | null): AppLanguage | undefined {
  return languages.find((language) => language === text)
}
