import { useId, useRef, useState } from 'react'
import { Words } from '../../../kit/fields/Field.tsx'
import styles from './Mapping.module.css'

interface LineProps {
  label: string
  /** Read out before the label. */
  of?: string
  value: string
  hint?: string
  onLeave: (value: string) => void
}

/** A line of text, saved on leaving it. Text that the server refuses stays. */
export function LineField({ label, of, value, hint, onLeave }: LineProps) {
  const id = useId()
  const [typed, setTyped] = useState(value)
  const [from, setFrom] = useState(value)
  // The stored text may be somebody else's by now.
  if (from !== value) {
    setFrom(value)
    setTyped(value)
  }
  // What a key has handed over, the blur after it must not hand over again.
  const handed = useRef({ text: value, over: value })
  const leave = (isByKey: boolean) => {
    const text = typed.trim()
    const isHanded = handed.current.text === text && handed.current.over === value
    if (text === value || (!isByKey && isHanded)) return
    handed.current = { text, over: value }
    onLeave(text)
  }
  return (
    <div className={styles['line']}>
      <label htmlFor={id}>
        <Words label={label} of={of} />
      </label>
      <input
        id={id}
        value={typed}
        maxLength={200}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => leave(false)}
        onKeyDown={({ key }) => key === 'Enter' && leave(true)}
      />
      {hint !== undefined && <span id={`${id}-hint`}>{hint}</span>}
    </div>
  )
}
