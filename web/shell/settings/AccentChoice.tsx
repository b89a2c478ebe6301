import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { accents, choosePreference, usePreference } from '../preferences/preferences.ts'
import styles from './AccentChoice.module.css'

/** The accents as swatches; the chosen one has a tick, and its name stands beside the label. */
export function AccentChoice() {
  const { t } = useTranslation()
  const id = useId()
  const chosen = usePreference('accent')
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <p className={styles['label']}>
        <span id={id}>{t('settings.accent')}</span>
        <span className={styles['name']} aria-hidden>
          {t(`settings.accents.${chosen}`)}
        </span>
      </p>
      <div className={styles['swatches']}>
        {accents.map((accent) => (
          <input
            key={accent}
            className={styles['swatch']}
            style={{ backgroundColor: `var(--${accent})` }}
            type="radio"
            name={id}
            aria-label={t(`settings.accents.${accent}`)}
            title={t(`settings.accents.${accent}`)}
            checked={accent === chosen}
            onChange={() => choosePreference('accent', accent)}
          />
        ))}
      </div>
    </div>
  )
}
