import { useId } from 'react'
import styles from './Switch.module.css'

interface SwitchProps {
  label: string
  hint: string
  isOn: boolean
  onSwitch: (isOn: boolean) => void
}

/** A switch that takes effect at once. */
export function Switch({ label, hint, isOn, onSwitch }: SwitchProps) {
  const id = useId()
  return (
    <div className={styles['row']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <p id={`${id}-hint`} className={styles['hint']}>
        {hint}
      </p>
      <input
        id={id}
        className={styles['switch']}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is checked
        role="switch"
        aria-describedby={`${id}-hint`}
        checked={isOn}
        onChange={(event) => onSwitch(event.target.checked)}
      />
    </div>
  )
}
