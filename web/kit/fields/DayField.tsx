import { useState, type ComponentProps } from 'react'
import { CONTROL, Field, type Labelled } from './Field.tsx'

interface DayFieldProps extends Labelled, Pick<ComponentProps<'input'>, 'name' | 'ref'> {
  /** `YYYY-MM-DD`. */
  value: string | undefined
  onChange: (day: string) => void
}

/** A date field. Incomplete dates, and dates before 2000, stay in the field and are not reported. */
export function DayField({ label, of, error, note, why, value = '', onChange, ...input }: DayFieldProps) {
  const [known, setKnown] = useState(value)
  const [typed, setTyped] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  return (
    <Field label={label} of={of} error={error} note={note} why={why}>
      {(control) => (
        <input
          {...input}
          {...control}
          className={`${CONTROL} h-40 w-full min-w-0 bg-paper px-12 text-field phone:h-44`}
          type="date"
          readOnly={why !== undefined}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            // The browser reports `0002-…` while the year is being typed.
            if (target.value === '' || target.value >= '2000-01-01') onChange(target.value)
          }}
        />
      )}
    </Field>
  )
}
