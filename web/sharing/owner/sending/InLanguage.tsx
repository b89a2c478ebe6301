import { useMemo, type ReactNode } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import type { AppLanguage } from '../../../locales/i18n.ts'

/** Shows its children in another language than the page's: as those read them to whom they are sent. */
export function InLanguage({ language, children }: { language: AppLanguage; children: ReactNode }) {
  const { i18n } = useTranslation()
  const theirs = useMemo(() => i18n.cloneInstance({ lng: language }), [i18n, language])
  return (
    <I18nextProvider i18n={theirs}>
      <div lang={language}>{children}</div>
    </I18nextProvider>
  )
}
