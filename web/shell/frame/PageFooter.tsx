import { useTranslation } from 'react-i18next'
import styles from './PageFooter.module.css'
import { usePreference } from '../preferences/preferences.ts'

/** A line below the page, if the settings show it. */
export function PageFooter() {
  const { t } = useTranslation()
  if (usePreference('footer') === 'off') return null
  return (
    <footer className={styles['footer']}>
      <span className={styles['title']}>{t('productTitle')}</span>
      <span>{t('footer.line')}</span>
      <a href="/app-api/docs" target="_blank" rel="noreferrer noopener" aria-label={t('footer.apiLabel')}>
        {t('footer.api')}
      </a>
    </footer>
  )
}
