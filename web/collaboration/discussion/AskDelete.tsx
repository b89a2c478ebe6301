import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import buttons from '../../kit/buttons.module.css'
import styles from './Thread.module.css'

interface AskDeleteProps {
  question: string
  isBusy: boolean
  onDelete: () => void
  onCancel: () => void
}

/** Asks before a comment is deleted, in the place of its buttons. */
export function AskDelete({ question, isBusy, onDelete, onCancel }: AskDeleteProps) {
  const { t } = useTranslation()
  const cancel = useRef<HTMLButtonElement>(null)
  // The focus is outside React. It goes to the answer that changes nothing.
  useEffect(() => cancel.current?.focus(), [])
  return (
    <fieldset className={styles['ask']} aria-label={question}>
      <p>{question}</p>
      <div className={styles['answers']}>
        <button ref={cancel} type="button" className={buttons['plain']} onClick={onCancel}>
          {t('discussion.cancel')}
        </button>
        <button type="button" className={buttons['filled']} aria-busy={isBusy} onClick={() => isBusy || onDelete()}>
          {t('discussion.delete')}
        </button>
      </div>
    </fieldset>
  )
}
