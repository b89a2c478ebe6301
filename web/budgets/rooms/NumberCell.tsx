import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import type { TypedReading } from '../../../contract/budgets/typed.ts'
import { typedQuantity } from '../../../contract/budgets/units.ts'
import { useTyped } from '../../kit/typing/use-typed.ts'
import { cellProblemText } from '../table/cells/problem.ts'
import { readCellNumber } from '../table/cells/read-number.ts'
import { quantityText } from '../table/cells/shown-number.ts'
import { useTableWords } from '../table/words.ts'
import { placeData } from './matrix-keys.ts'
import styles from './rooms.module.css'

interface NumberCellProps {
  label: string
  /** A decimal, or null where it is empty. */
  value: string | null
  reading: Omit<TypedReading, 'decimalSign' | 'stands'>
  /** Shown while the field is empty. */
  placeholder?: string
  isReadOnly?: boolean
  /** Its place in the matrix, whose arrow keys move between cells until typing begins. */
  place?: Parameters<typeof placeData>[0]
  /** Null where the field was emptied. */
  onSet: (value: string | null) => void
}

/** A field for a number. A text that is not a number stays, with the reason at the field. */
export function NumberCell(props: NumberCellProps) {
  const { label, value, placeholder, isReadOnly = false, place, onSet } = props
  const reading = { ...props.reading, stands: value }
  const { kind, unit = '', system = 'metric' } = reading
  const words = useTableWords()
  const id = useId()
  const { typed, type, take, giveUp } = useTyped((text) => {
    const taken = readCellNumber(text, reading)
    if ('problem' in taken) return false
    if (taken.value !== value) onSet(taken.value)
    return true
  })
  const field = useRef<HTMLInputElement>(null)
  const isPressedAgain = useRef(false)
  const read = typed === null ? null : readCellNumber(typed, reading)
  const problem = read && 'problem' in read ? cellProblemText(words, read.problem) : null
  const isQuantity = kind === 'quantity'
  const shown = value !== null && isQuantity ? quantityText(value, unit, system) : value
  const typedUnit = typed !== null && isQuantity && words.unit(unit, system)
  // The number is selected on focus, so that typing replaces it.
  useLayoutEffect(() => {
    if (typed === null && document.activeElement === field.current) field.current?.select()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what is undone beneath it is selected as well
  }, [typed, shown])
  const open = () => {
    if (typed === null && !isReadOnly)
      type(value !== null && isQuantity ? typedQuantity(value, unit, system) : (value ?? ''))
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event
    if (key === 'Escape') giveUp()
    else if (place && typed === null && (key === 'F2' || key === 'Enter') && !isReadOnly) {
      // Otherwise the matrix would move down once more.
      event.stopPropagation()
      event.preventDefault()
      open()
    } else if (COMMITTING.has(key)) take()
  }
  return (
    <span className={styles['cell']}>
      <span className={styles['entry']}>
        <input
          ref={field}
          id={id}
          className={styles['input']}
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-problem ${id}-unit`}
          {...(place && placeData(place))}
          data-typing={typed !== null || undefined}
          placeholder={placeholder}
          readOnly={isReadOnly}
          value={typed ?? shown ?? ''}
          onChange={({ target }) => type(target.value)}
          onFocus={({ target }) => target.select()}
          onPointerDown={({ currentTarget }) => (isPressedAgain.current = document.activeElement === currentTarget)}
          // The first press selects the cell, the second places the caret.
          onClick={({ currentTarget }) => {
            if (isPressedAgain.current) open()
            else currentTarget.select()
          }}
          onBlur={take}
          onKeyDown={press}
        />
        {typedUnit && (
          <span id={`${id}-unit`} className={styles['unit']}>
            {typedUnit}
          </span>
        )}
      </span>
      {problem !== null && (
        <span id={`${id}-problem`} className={styles['problem']} role="alert">
          {problem}
        </span>
      )}
    </span>
  )
}

const COMMITTING = new Set(['Enter', 'Tab', 'ArrowUp', 'ArrowDown'])
