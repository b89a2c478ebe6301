import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './TextField.module.css'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'id'> {
  label: string
  value: string
  onType: (value: string) => void
  /** What is wrong with it. */
  error?: string | undefined
  /** What helps to fill it in. */
  note?: string | undefined
  /** It never holds more characters, and says so in these words when it is full. */
  limit?: { most: number; text: string } | undefined
  /** At its end, within the frame. */
  aside?: ReactNode
}

/** A labelled line to type in; what is wrong with it stands below it and is read out. */
export function TextField({ label, value, onType, error, note, limit, aside, ...input }: TextFieldProps) {
  const id = useId()
  const isFull = limit !== undefined && value.length >= limit.most
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
          aria-describedby={`${id}-error ${id}-note`}
          // A password manager writes past maxlength.
          onChange={({ target }) => onType(limit ? target.value.slice(0, limit.most) : target.value)}
        />
        {aside}
      </div>
      <p id={`${id}-error`} className={styles['error']} role="alert">
        {error}
      </p>
      <p id={`${id}-note`} className={styles['note']} aria-live="polite">
        {isFull ? limit.text : note}
      </p>
    </div>
  )
}
