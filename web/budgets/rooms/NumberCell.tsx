import { useId, useState, type KeyboardEvent } from 'react'
import type { Reading } from '../../../contract/budgets/typed.ts'
import { problemText } from '../table/cells/problem.ts'
import { readNumber } from '../table/cells/read-number.ts'
import { useTableWords } from '../table/words.ts'
import styles from './rooms.module.css'

interface NumberCellProps {
  label: string
  /** A decimal, or null for nothing. */
  value: string | null
  reading: Omit<Reading, 'decimalSign' | 'system'>
  /** What stands there while nothing is typed. */
  placeholder?: string
  isReadOnly?: boolean
  /** Its place among the cells that arrows and Enter lead through. */
  place?: string
  /** Null for nothing. */
  onSet: (value: string | null) => void
}

/** A number that is typed; what is none stays, and is told at the field. */
export function NumberCell({ label, value, reading, placeholder, isReadOnly = false, place, onSet }: NumberCellProps) {
  const words = useTableWords()
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const read = typed === null ? null : readNumber(typed, reading)
  const problem = read && 'problem' in read ? problemText(words, read.problem) : null
  const commit = () => {
    if (!read || 'problem' in read) return
    setTyped(null)
    if (read.value !== value) onSet(read.value)
  }
  return (
    <span className={styles['cell']}>
      <input
        id={id}
        className={styles['input']}
        inputMode="decimal"
        aria-label={label}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        data-place={place}
        placeholder={placeholder}
        readOnly={isReadOnly}
        value={typed ?? value ?? ''}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(null)
          if (event.key === 'Enter') commit()
          if (place !== undefined) walk(event)
        }}
      />
      {problem !== null && (
        <span id={`${id}-problem`} className={styles['problem']} role="alert">
          {problem}
        </span>
      )}
    </span>
  )
}

const WAYS: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }

/** To the cell below or above; `place` is the row and the column, as `3 1`. */
function walk(event: KeyboardEvent<HTMLInputElement>): void {
  const step = WAYS[event.key]
  const [row, column] = (event.currentTarget.dataset['place'] ?? '').split(' ')
  if (step === undefined || row === undefined || column === undefined) return
  const next = event.currentTarget
    .closest('table')
    ?.querySelector<HTMLInputElement>(`[data-place="${Number(row) + step} ${column}"]`)
  if (!next) return
  event.preventDefault()
  next.focus()
}
