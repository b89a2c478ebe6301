import { useId, useState } from 'react'
import styles from './DayField.module.css'

interface DayFieldProps {
  label: string
  /** `YYYY-MM-DD`. */
  value: string | undefined
  onChange: (day: string) => void
  /** The id of the error's element. */
  complaintId?: string | undefined
}

/** A date field. Incomplete dates, and dates before 2000, stay in the field and are not reported. */
export function DayField({ label, value = '', onChange, complaintId }: DayFieldProps) {
  const id = useId()
  const [known, setKnown] = useState(value)
  const [typed, setTyped] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  return (
    <div>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles['day']}
        type="date"
        aria-invalid={complaintId === undefined ? undefined : true}
        aria-describedby={complaintId}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          // The browser reports `0002-…` while the year is being typed.
          if (target.value === '' || target.value >= '2000-01-01') onChange(target.value)
        }}
      />
    </div>
  )
}
