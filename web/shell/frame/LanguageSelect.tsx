import { IconLanguage } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { languageNames, languages } from '../../locales/i18n.ts'
import header from './Header.module.css'
import styles from './LanguageSelect.module.css'
import { choosePreference } from '../preferences/preferences.ts'

/** The browser's own select: it needs no menu script on the first page. In icon form it lies invisibly over the icon. */
export function LanguageSelect({ isIcon }: { isIcon: boolean }) {
  const { t, i18n } = useTranslation()
  const current = languages.find((language) => language === i18n.resolvedLanguage) ?? 'en'
  const choose = (name: string) => {
    const language = languages.find((known) => known === name)
    if (language) choosePreference('language', language)
  }
  return (
    <span className={styles['place']} data-icon={isIcon || undefined}>
      <select
        className={`${header['control']} ${styles['select']}`}
        aria-label={t('header.language')}
        value={current}
        onChange={(event) => choose(event.target.value)}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </select>
      {isIcon && <IconLanguage />}
    </span>
  )
}
