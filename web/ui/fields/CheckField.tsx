import { useId, type ReactNode } from 'react'
import styles from './CheckField.module.css'
import tickBox from './tick-box.module.css'

interface CheckFieldProps {
  /** The label's text, which may contain a link. */
  children: ReactNode
  name: string
  isChecked: boolean
  isRequired?: boolean
  error?: string | undefined
  onCheck: (isChecked: boolean) => void
}

/** A checkbox for a consent. */
export function CheckField({ children, name, isChecked, isRequired = false, error, onCheck }: CheckFieldProps) {
  const id = useId()
  return (
    <div>
      <div className={styles['row']}>
        <input
          id={id}
          className={tickBox['box']}
          type="checkbox"
          name={name}
          checked={isChecked}
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          onChange={({ target }) => onCheck(target.checked)}
        />
        <label htmlFor={id}>{children}</label>
      </div>
      <p id={`${id}-error`} className={styles['error']} role="alert">
        {error}
      </p>
    </div>
  )
}
