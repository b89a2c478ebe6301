import { useId } from 'react'
import styles from './LongTextField.module.css'

interface LongTextFieldProps {
  label: string
  value: string
  /** The language of its text. */
  lang?: string
  name?: string
  /** The first number of lines; it grows with its text. */
  rows?: number
  /** Characters. */
  most?: number
  error?: string | undefined
  /** A hint below the label. */
  note?: string
  /** Whether it gets the focus when its dialog opens. */
  isFirst?: boolean
  /** Escape acts on the field alone, not on the dialog around it. */
  onEscape?: () => void
  onChange: (value: string) => void
}

/** A labelled text of several lines; its error stands below it and is read out. */
export function LongTextField({
  label,
  value,
  lang,
  name,
  rows = 3,
  most,
  error,
  note,
  isFirst = false,
  onEscape,
  onChange,
}: LongTextFieldProps) {
  const id = useId()
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        lang={lang}
        className={styles['text']}
        rows={rows}
        maxLength={most}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-error ${id}-note` : `${id}-error`}
        data-autofocus={isFirst || undefined}
        data-mantine-stop-propagation={onEscape ? 'true' : undefined}
        onKeyDown={({ key }) => key === 'Escape' && onEscape?.()}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-error`} className={styles['error']} role="alert">
        {error}
      </p>
      {note && (
        <p id={`${id}-note`} className={styles['note']}>
          {note}
        </p>
      )}
    </div>
  )
}
