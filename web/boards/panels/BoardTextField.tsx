import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './fields.module.css'

interface WordsFieldProps {
  label: string
  hint?: string
  value: string
  /** The most characters. */
  most: number
  /** It is a single line. */
  isShort?: boolean
  onSet: (value: string) => void
}

/** A text field that changes the board at each letter. It takes at most `most` characters, and says so. */
export function BoardTextField({ label, hint, value, most, isShort = false, onSet }: WordsFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const field = {
    id,
    className: styles['words'],
    value,
    maxLength: most,
    'aria-describedby': `${id}-hint`,
    onChange: ({ target }: { target: { value: string } }) => onSet(target.value.slice(0, most)),
  }
  return (
    <div className={styles['stack']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      {isShort ? <input {...field} autoComplete="off" /> : <textarea {...field} rows={3} />}
      <p id={`${id}-hint`} className={styles['hint']} aria-live="polite">
        {value.length >= most ? t('boardPanels.full', { count: most }) : hint}
      </p>
    </div>
  )
}
