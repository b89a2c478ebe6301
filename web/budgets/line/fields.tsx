import { useId, useState, type KeyboardEvent } from 'react'
import { TextField } from '../../kit/fields/TextField.tsx'
import { useTyped } from '../../kit/typing/use-typed.ts'
import styles from './LineDrawer.module.css'

interface TypedFieldProps {
  label: string
  /** The stored value. */
  value: string
  /** Called on leaving the field or pressing Enter. Takes the text, or answers what is wrong with it. */
  write: (typed: string) => string | undefined
  /** The list's status forbids changes. */
  isClosed: boolean
  note?: string | undefined
  /** Shown while the value is empty. */
  placeholder?: string
  isNumber?: boolean
  /** Suggestions while typing. */
  offers?: readonly string[]
}

/** A field that saves when it is left. A text that cannot be saved stays, with the reason below it. */
export function TypedField(props: TypedFieldProps) {
  const { label, value, write, isClosed, note, placeholder, isNumber = false, offers } = props
  const [problem, setProblem] = useState<string>()
  const listId = useId()
  const { typed, type, take, giveUp } = useTyped((text) => {
    const reason = text.trim() === value ? undefined : write(text.trim())
    setProblem(reason)
    return reason === undefined
  })
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') take()
    if (event.key !== 'Escape' || typed === null) return
    // Escape takes back what was typed and does not close the drawer.
    event.preventDefault()
    giveUp()
    setProblem(undefined)
  }
  return (
    <>
      <TextField
        label={label}
        value={typed ?? value}
        error={problem}
        note={note}
        placeholder={placeholder}
        autoComplete="off"
        inputMode={isNumber ? 'decimal' : 'text'}
        readOnly={isClosed}
        list={offers && listId}
        onChange={(next) => {
          type(next)
          setProblem(undefined)
        }}
        onBlur={take}
        onKeyDown={pressKey}
      />
      {offers && (
        <datalist id={listId}>
          {offers.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </datalist>
      )}
    </>
  )
}

interface OneOfProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  isClosed: boolean
  note?: string | undefined
  onChoose: (value: Value) => void
}

/** A choice of several, in the browser's own select. */
export function OneOf<Value extends string>({ label, options, value, isClosed, note, onChoose }: OneOfProps<Value>) {
  const id = useId()
  return (
    <div className={styles['oneOf']}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        disabled={isClosed}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value)
          if (chosen) onChoose(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <p id={`${id}-note`} className={styles['note']}>
        {note}
      </p>
    </div>
  )
}

interface LongFieldProps {
  label: string
  value: string
  most: number
  isClosed: boolean
  onTake: (text: string) => void
}

/** A text of several lines. */
export function LongField({ label, value, most, isClosed, onTake }: LongFieldProps) {
  const id = useId()
  const { typed, type, take, giveUp } = useTyped((text) => {
    if (text.trim() !== value) onTake(text.trim())
    return true
  })
  return (
    <div className={styles['long']}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={2}
        maxLength={most}
        readOnly={isClosed}
        value={typed ?? value}
        onChange={({ target }) => type(target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || typed === null) return
          event.preventDefault()
          giveUp()
        }}
      />
    </div>
  )
}
