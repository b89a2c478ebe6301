import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Studio } from '../../../../contract/paper.ts'
import { languageNames, languages } from '../../../locales/i18n.ts'
import { chooseTabLanguage } from '../tab-language.ts'
import styles from './PageHead.module.css'

interface PageHeadProps {
  /** The owner's; null where it has set nothing, absent while nobody knows whose page it is. */
  studio?: Studio | null
  children?: ReactNode
}

/** The head of every page of a link: whose page it is, and the choice of language. */
export function PageHead({ studio, children }: PageHeadProps) {
  const { t, i18n } = useTranslation()
  return (
    // In the dark theme a dark accent could not be read, so that it is a line.
    <div
      className={styles['head']}
      style={studio?.accent ? { borderTop: `calc(4 * var(--u)) solid ${studio.accent}` } : undefined}
    >
      {studio && <StudioName studio={studio} />}
      {studio === null && (
        // A new document, which forgets the language chosen here.
        <a className={styles['home']} href="/" aria-label={t('shared.home')}>
          {t('productTitle')}
        </a>
      )}
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

function StudioName({ studio: { name, logo } }: { studio: Studio }) {
  if (!logo) return <p className={styles['home']}>{name}</p>
  return <img className={styles['logo']} src={logo.url} width={logo.width} height={logo.height} alt={name} />
}
