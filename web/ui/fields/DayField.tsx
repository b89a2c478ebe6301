import { useId, useState } from 'react'
import styles from './DayField.module.css'

interface DayFieldProps {
  label: string
  /** `YYYY-MM-DD`. */
  day: string | undefined
  onChoose: (day: string) => void
  /** The id of what says why it cannot be taken. */
  complaintId?: string | undefined
}

/** A day; what is typed halfway stays in the field until it is one. */
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
          // The browser names a day as soon as there is one, in whatever year was typed by then.
          if (value === '' || value >= '2000-01-01') onChoose(value)
        }}
      />
    </div>
  )
}
