import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import styles from './TextField.module.css'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'id'> {
  label: string
  value: string
  onType: (value: string) => void
  /** The field's error. */
  error?: string | undefined
  /** A hint below the label. */
  note?: string | undefined
  /** The limit, and the message once something did not fit. */
  limit?: { most: number; text: string } | undefined
  /** At its end, within the frame. */
  aside?: ReactNode
}

/** A labelled line of text; its error stands below it and is read out. */
export function TextField({ label, value, onType, error, note, limit, aside, ...input }: TextFieldProps) {
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const tellsLimit = limit !== undefined && value.length >= limit.most && isOver && !error
  const most = limit?.most ?? Infinity
  const pasted = useRef('')
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <div className={styles['frame']}>
        <input
          {...input}
          id={id}
          value={value}
          maxLength={limit?.most}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error ${id}-note ${id}-hint`}
          // The browser cuts the text at maxlength before its change event, and fires none where nothing fits.
          onBeforeInput={() => setIsOver(value.length >= most)}
          onPaste={({ clipboardData }) => {
            pasted.current = clipboardData.getData('text').trim()
            setIsOver(value.length >= most)
          }}
          onChange={({ target }) => {
            // A password manager ignores maxlength.
            setIsOver(target.value.length > most || !target.value.includes(pasted.current))
            pasted.current = ''
            onType(target.value.slice(0, most))
          }}
        />
        {aside}
      </div>
      <p id={`${id}-error`} className={styles['error']} role="alert">
        {error}
      </p>
      <p id={`${id}-note`} className={styles['note']} aria-live="polite">
        {tellsLimit && limit.text}
      </p>
      {/* Read out with the field, not as an announcement. */}
      <p id={`${id}-hint`} className={styles['note']}>
        {!tellsLimit && note}
      </p>
    </div>
  )
}
