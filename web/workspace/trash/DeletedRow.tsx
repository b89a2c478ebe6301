import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { reportFailure } from '../../errors/report.ts'
import buttons from '../../ui/buttons.module.css'
import styles from './DeletedList.module.css'

const DAY_MS = 24 * 60 * 60_000

interface DeletedRowProps {
  name: string
  /** Beside its name; it says nothing to who cannot see it. */
  picture: ReactNode
  /** What it is, or where it was. */
  what: string
  /** Until then it can be restored; both in epoch milliseconds. */
  until: number
  now: number
  /** Answers what is to be said of it now that it is back; null where it is too late. */
  onRestore: () => Promise<string | null>
  /** Of a failure: the words that stand at the row, or null where it is told as any other. */
  refusalOf: (error: unknown) => string | null
  /** Before it leaves the list; the words are to be said. */
  onRestored: (words: string) => void
}

/** One thing that was deleted, how long it can be restored, and the button that does. */
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
