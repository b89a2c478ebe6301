import { useId } from 'react'
import styles from './SwitchField.module.css'

interface SwitchFieldProps {
  label: string
  note: string
  value: boolean
  onChange: (value: boolean) => void
}

/** A switch that takes effect at once. */
export function SwitchField({ label, note, value, onChange }: SwitchFieldProps) {
  const id = useId()
  return (
    <div className={styles['row']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <p id={`${id}-note`} className={styles['note']}>
        {note}
      </p>
      <input
        id={id}
        className={styles['switch']}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is checked
        role="switch"
        aria-describedby={`${id}-note`}
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  )
}
