import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './fields.module.css'

interface WordsFieldProps {
  label: string
  hint?: string
  value: string
  /** Characters. */
  most: number
  /** One line. */
  isShort?: boolean
  onSet: (value: string) => void
}

/** Words that go onto the board as they are typed; it never holds more than there is room for, and says so. */
export function WordsField({ label, hint, value, most, isShort = false, onSet }: WordsFieldProps) {
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
