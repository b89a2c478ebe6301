import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { languageNames, languages } from '../../../locales/i18n.ts'
import { chooseTabLanguage } from '../tab-language.ts'
import styles from './PageHead.module.css'

/** The head of every page of a link: whose product it is, and the choice of language. */
export function PageHead({ children }: { children?: ReactNode }) {
  const { t, i18n } = useTranslation()
  return (
    <div className={styles['head']}>
      {/* A new document, which forgets the language chosen here. */}
      <a className={styles['home']} href="/" aria-label={t('shared.home')}>
        {t('productTitle')}
      </a>
      <div className={styles['tools']}>
        {children}
        <fieldset className={styles['languages']} aria-label={t('header.language')}>
          {languages.map((language) => (
            <button
              key={language}
              type="button"
              lang={language}
              aria-pressed={i18n.resolvedLanguage === language}
              onClick={() => chooseTabLanguage(language)}
            >
              {languageNames[language]}
            </button>
          ))}
        </fieldset>
      </div>
    </div>
  )
}
