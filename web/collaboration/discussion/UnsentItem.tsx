import { useTranslation } from 'react-i18next'
import { dropUnsent, type Unsent } from './saying/kept.ts'
import { useSend } from './saying/send.ts'
import styles from './Thread.module.css'

/** A comment that is being sent, or why it was not sent and a button that tries again. */
export function UnsentItem({ unsent }: { unsent: Unsent }) {
  const { t } = useTranslation()
  const send = useSend()
  const { failure, key, text } = unsent
  return (
    <div className={styles['words']}>
      <p className={styles['by']}>
        <span className={styles['name']}>{t('discussion.you')}</span>
        {failure === null && <output className={styles['meta']}>{t('discussion.sending')}</output>}
      </p>
      <p dir="auto" className={styles['text']}>
        {text}
      </p>
      {failure !== null && (
        <>
          <p className={styles['failure']} role="alert">
            {t('discussion.notSent', { reason: failure })}
          </p>
          <div className={styles['deeds']}>
            <button type="button" className={styles['deed']} onClick={() => void send(unsent)}>
              {t('discussion.retry')}
            </button>
            <button type="button" className={styles['deed']} onClick={() => dropUnsent(key)}>
              {t('discussion.discard')}
            </button>
          </div>
        </>
      )}
    </div>
  )
}
