import { useState } from 'react'
import { TextField } from '../../ui/fields/TextField.tsx'

interface DayFieldProps {
  label: string
  /** `YYYY-MM-DD`. */
  day: string | undefined
  onChoose: (day: string) => void
}

/** A day; what is typed halfway stays in the field until it is one. */
export function DayField({ label, day = '', onChoose }: DayFieldProps) {
  const [known, setKnown] = useState(day)
  const [typed, setTyped] = useState(day)
  if (known !== day) {
    setKnown(day)
    setTyped(day)
  }
  return (
    <TextField
      label={label}
      type="date"
      value={typed}
      onType={(value) => {
        setTyped(value)
        // The browser names a day as soon as there is one, in whatever year was typed by then.
        if (value === '' || value >= '2000-01-01') onChoose(value)
      }}
    />
  )
}
