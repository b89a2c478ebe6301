import { useId, useState } from 'react'
import styles from './DayField.module.css'

interface DayFieldProps {
  label: string
  /** `YYYY-MM-DD`. */
  day: string | undefined
  onChoose: (day: string) => void
  /** The id of the error's element. */
  complaintId?: string | undefined
}

/** A date field. Incomplete dates, and dates before 2000, stay in the field and are not reported. */
export function DayField({ label, day = '', onChoose, complaintId }: DayFieldProps) {
  const id = useId()
  const [known, setKnown] = useState(day)
  const [typed, setTyped] = useState(day)
  if (known !== day) {
    setKnown(day)
    setTyped(day)
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
        onChange={({ target: { value } }) => {
          setTyped(value)
          // The browser reports `0002-…` while the year is being typed.
          if (value === '' || value >= '2000-01-01') onChoose(value)
        }}
      />
    </div>
  )
}
