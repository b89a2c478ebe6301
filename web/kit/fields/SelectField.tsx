import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './SelectField.module.css'

interface Option {
  value: string
  label: string
  group?: string
}

interface SelectFieldProps {
  label: ReactNode
  note?: string
  /** Neighbours of one group stand under its name. */
  options: readonly Option[]
  value: string
  onChange: (value: string) => void
}

/** A choice by the browser's own select, which phones show natively. */
export function SelectField({ label, note, options, value, onChange }: SelectFieldProps) {
  const id = useId()
  return (
    <div>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <span className={styles['box']}>
        <select
          id={id}
          className={styles['select']}
          aria-describedby={note ? `${id}-note` : undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {[...Map.groupBy(options, ({ group }) => group)].map(([group, members]) => {
            const shown = members.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))
            return group === undefined ? (
              shown
            ) : (
              <optgroup key={group} label={group}>
                {shown}
              </optgroup>
            )
          })}
        </select>
        <IconChevronDown aria-hidden />
      </span>
      {note && (
        <p id={`${id}-note`} className={styles['note']}>
          {note}
        </p>
      )}
    </div>
  )
}
