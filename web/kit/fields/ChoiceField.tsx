import { useId, type ReactNode } from 'react'
import styles from './ChoiceField.module.css'

interface Option<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
  /** The language of the label, if it differs. */
  lang?: string
}

interface ChoiceFieldProps<Value extends string> {
  label: string
  options: readonly Option<Value>[]
  value: Value
  /** Below the options. */
  note?: string
  onChange: (value: Value) => void
}

/** A choice from a few options, all of them in sight. */
export function ChoiceField<Value extends string>({ label, options, value, note, onChange }: ChoiceFieldProps<Value>) {
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <p id={id} className={styles['label']}>
        {label}
      </p>
      <div className={styles['options']}>
        {options.map((option) => (
          <label key={option.value} className={styles['option']} lang={option.lang}>
            <input
              className="visually-hidden"
              type="radio"
              name={id}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
      {note && <p className={styles['note']}>{note}</p>}
    </div>
  )
}
