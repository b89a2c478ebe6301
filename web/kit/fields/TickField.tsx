import { useId, type ReactNode } from 'react'
import styles from './TickField.module.css'
import tickBox from './tick-box.module.css'

interface TickFieldProps {
  /** The label's text, which may contain a link. */
  children: ReactNode
  name: string
  value: boolean
  isRequired?: boolean
  error?: string | undefined
  onChange: (value: boolean) => void
}

/** A checkbox for a consent. */
export function TickField({ children, name, value, isRequired = false, error, onChange }: TickFieldProps) {
  const id = useId()
  return (
    <div>
      <div className={styles['row']}>
        <input
          id={id}
          className={tickBox['box']}
          type="checkbox"
          name={name}
          checked={value}
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          onChange={({ target }) => onChange(target.checked)}
        />
        <label htmlFor={id}>{children}</label>
      </div>
      <p id={`${id}-error`} className={styles['error']} role="alert">
        {error}
      </p>
    </div>
  )
}
