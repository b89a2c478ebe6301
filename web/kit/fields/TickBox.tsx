import type { ComponentProps } from 'react'
import styles from './tick-box.module.css'

interface TickBoxProps {
  /** What is ticked, such as a row's name. */
  label: string
  value: boolean
  /** Some of what it stands for is ticked. */
  isMixed?: boolean
  /** Why it cannot be ticked now. */
  why?: string | undefined
  /** `isRange`: with the shift key, up to this one. */
  onChange: (value: boolean, isRange: boolean) => void
}

/** A tick box whose label is not in sight, such as that of a row. */
export function TickBox({ label, value, isMixed = false, why, onChange }: TickBoxProps) {
  return (
    <Tick
      aria-label={label}
      aria-description={why}
      aria-disabled={why === undefined ? undefined : true}
      title={why}
      checked={value}
      ref={(box) => {
        if (box) box.indeterminate = isMixed && !value
      }}
      // React passes on the click, which knows about the shift key.
      onChange={({ target, nativeEvent }) =>
        onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  )
}

/** The box alone. Where it is `aria-disabled`, it stays as it is. */
export function Tick({ onChange, ...input }: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <input
      {...input}
      className={styles['box']}
      type="checkbox"
      onChange={(event) => input['aria-disabled'] !== true && onChange?.(event)}
    />
  )
}
