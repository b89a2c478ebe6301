import { useId, useState } from 'react'
import styles from './AuditFields.module.css'

interface DayFieldProps {
  label: string
  /** `YYYY-MM-DD`. */
  day: string | undefined
  onChoose: (day: string) => void
}

/** A day; what is typed halfway stays in the field until it is one. */
export function DayField({ label, day = '', onChoose }: DayFieldProps) {
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
