import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import styles from './TextField.module.css'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'id'> {
  label: string
  value: string
  onChange: (value: string) => void
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
export function TextField({ label, value, onChange, error, note, limit, aside, ...input }: TextFieldProps) {
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const tellsLimit = limit !== undefined && isOver && !error
  const most = limit?.most ?? Infinity
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
          onBeforeInput={() => setIsOver(value.length >= most)}
          onChange={({ target, nativeEvent }) => {
            // A password manager ignores maxlength, and so does an input method until its word is confirmed.
            const isWhole = target.value.length <= most || isComposing(nativeEvent)
            setIsOver(!isWhole)
            if (isWhole) onChange(target.value)
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

const isComposing = (event: Event) => event instanceof InputEvent && event.isComposing
