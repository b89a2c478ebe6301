import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { reportFailure } from '../../errors/report.ts'
import buttons from '../../kit/buttons.module.css'
import styles from './DeletedList.module.css'

const DAY_MS = 24 * 60 * 60_000

interface DeletedRowProps {
  name: string
  /** A picture beside the name, hidden from screen readers. */
  picture: ReactNode
  /** What it is, or where it was. */
  what: string
  /** The end of the time to restore it; both in epoch milliseconds. */
  until: number
  now: number
  /** Resolves with the message that it is restored; null where it is too late. */
  onRestore: () => Promise<string | null>
  /** The message of a failure at the row; null where the failure is reported elsewhere. */
  refusalOf: (error: unknown) => string | null
  /** Called before the row leaves the list, with a message to announce. */
  onRestored: (words: string) => void
}

/** A deleted thing, how long it can be restored, and the button that restores it. */
export function DeletedRow(props: DeletedRowProps) {
  const { name, picture, what, until, now, onRestore, refusalOf, onRestored } = props
  const { t } = useTranslation()
  const [isRestoring, setIsRestoring] = useState(false)
  const [refusal, setRefusal] = useState('')
  const id = useId()
  const bringBack = async () => {
    if (isRestoring) return
    setIsRestoring(true)
    setRefusal('')
    try {
      onRestored((await onRestore()) ?? t('deleted.gone'))
    } catch (error) {
      const words = refusalOf(error)
      if (words === null) reportFailure(error)
      else setRefusal(words)
    } finally {
      setIsRestoring(false)
    }
  }
  const days = t('deleted.daysLeft', { count: Math.max(Math.ceil((until - now) / DAY_MS), 1) })
  return (
    <li className={styles['row']}>
      <span className={styles['picture']} aria-hidden>
        {picture}
      </span>
      <div className={styles['words']}>
        <p className={styles['name']}>{name}</p>
        <p className={styles['meta']}>{t('deleted.meta', { what, days })}</p>
        <p id={id} className={styles['refusal']} role="alert">
          {refusal}
        </p>
      </div>
      <button
        type="button"
        className={buttons['plain']}
        aria-label={t('deleted.restoreOne', { name })}
        aria-describedby={refusal ? id : undefined}
        aria-busy={isRestoring}
        onClick={() => void bringBack()}
      >
        {t('deleted.restore')}
      </button>
    </li>
  )
}
