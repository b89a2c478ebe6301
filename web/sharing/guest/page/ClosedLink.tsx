import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorFace } from '../../../errors/ErrorFace.tsx'
import { languages } from '../../../locales/i18n.ts'
import buttons from '../../../kit/buttons.module.css'
import { forgetAnswers, useUnsentAnswers } from '../deciding/answers.ts'
import { forgetGuestDrafts, useUnsentText } from '../discussion/drafts.ts'
import styles from './ClosedLink.module.css'
import { PageHead } from './PageHead.tsx'

/** Stands in place of a link that is unknown, expired or revoked; it does not say which. */
export function ClosedLink({ token }: { token: string }) {
  const { t, i18n } = useTranslation()
  // The language of the link is unknown.
  const other = languages.find((language) => language !== i18n.resolvedLanguage) ?? 'en'
  // The device keeps nothing of a link that has ended.
  useEffect(() => {
    forgetAnswers(token)
    forgetGuestDrafts(token)
  }, [token])
  return (
    <>
      <PageHead />
      <ErrorFace fault="missing" title={t('shared.closed')} hints={[t('shared.closedHint')]}>
        <p className={styles['other']} lang={other}>
          {i18n.t('shared.closed', { lng: other })} {i18n.t('shared.closedHint', { lng: other })}
        </p>
      </ErrorFace>
      <Unsent token={token} />
    </>
  )
}

/** What was typed by a link and not sent, to be copied; nothing where there is none. */
export function Unsent({ token }: { token: string }) {
  const { t } = useTranslation()
  const text = [useUnsentText(token), useUnsentAnswers(token)].filter(Boolean).join('\n\n')
  const field = useRef<HTMLTextAreaElement>(null)
  const [told, setTold] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setTold(t('shared.copied'))
    } catch {
      field.current?.select()
      setTold(t('shared.notCopied'))
    }
  }
  if (text === '') return null
  return (
    <section className={styles['unsent']} aria-label={t('shared.unsent')}>
      <p>{t('shared.unsent')}</p>
      <textarea
        ref={field}
        className={styles['text']}
        readOnly
        rows={5}
        value={text}
        aria-label={t('shared.talk.text')}
      />
      <div className={styles['deeds']}>
        <button type="button" className={buttons['plain']} onClick={() => void copy()}>
          {t('shared.copy')}
        </button>
        <output>{told}</output>
      </div>
    </section>
  )
}
