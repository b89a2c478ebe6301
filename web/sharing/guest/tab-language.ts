import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { i18n, languages, type AppLanguage } from '../../locales/i18n.ts'
import { readStored, writeStored } from '../../kit/storage.ts'
import { createStore, useStore } from '../../kit/store.ts'

const KEY = 'quarry-tab-language'
const ofThisTab = () => sessionStorage

/** Without storage a choice lasts for this page. */
const chosen = createStore<{ here: AppLanguage | undefined }>({ here: undefined })

/** Stores a language for shared pages in this tab, apart from the member's preference. */
export function chooseTabLanguage(language: AppLanguage): void {
  const isKept = writeStored(KEY, language, ofThisTab)
  chosen.set({ here: isKept ? undefined : language })
}

/** Shows the page in the language chosen in this tab, else in that of the link, while the component is mounted. */
export function useTabLanguage(ofLink: AppLanguage | undefined): void {
  const { language } = useTranslation().i18n
  const wanted = useStore(chosen, ({ here }) => here ?? known(readStored(KEY, ofThisTab))) ?? ofLink
  // Restores the language on leaving. It runs first, so that it notes the language from before.
  useLayoutEffect(() => {
    const before = i18n.language
    return () => void i18n.changeLanguage(before)
  }, [])
  // The language is outside React, and another tab's change must not override it.
  useLayoutEffect(() => {
    if (wanted !== undefined && wanted !== language) void i18n.changeLanguage(wanted)
  }, [wanted, language])
}

function known(text: string | null): AppLanguage | undefined {
  return languages.find((language) => language === text)
}
