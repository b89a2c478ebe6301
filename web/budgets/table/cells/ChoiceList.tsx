// oxlint-disable jsx-a11y/prefer-tag-over-role -- the browser's own select cannot be opened by the grid's keys
import { Popover } from '@mantine/core'
import { useId, useState, type KeyboardEvent } from 'react'
import type { CellChoice } from '../columns/column.ts'
import type { Then } from '../grid/use-editing.ts'
import { useEndsOnce } from '../../../kit/typing/use-typed.ts'
import styles from './ChoiceList.module.css'

interface ChoiceListProps {
  label: string
  choices: readonly CellChoice[]
  /** The current value as text. */
  text: string
  /** The letter that opened the list. */
  typed: string | null
  onCommit: (value: string, then: Then) => void
  onCancel: () => void
  onLeave: () => void
}

/** Edits a cell by a list of choices below it. */
export function ChoiceList({ label, choices, text, typed, onCommit, onCancel, onLeave }: ChoiceListProps) {
  const id = useId()
  const [at, setAt] = useState(() => Math.max(found(choices, typed) ?? current(choices, text), 0))
  const end = useEndsOnce()
  const take = (index: number, then: Then) => {
    const choice = choices[index]
    if (choice) end(() => onCommit(choice.value, then))
    else end(onCancel)
  }
  const press = (event: KeyboardEvent) => {
    event.stopPropagation()
    const { key, shiftKey } = event
    const step = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: choices.length - 1 }[key]
    if (key === 'Escape') end(onCancel)
    else if (key === 'Enter' || key === ' ') take(at, 'stay')
    else if (key === 'Tab') take(at, shiftKey ? 'previous' : 'next')
    else if (step !== undefined) setAt(Math.min(Math.max(step, 0), choices.length - 1))
    else if (key.length === 1) setAt(found(choices, key) ?? at)
    else return
    event.preventDefault()
  }
  return (
    <Popover
      opened
      position="bottom-start"
      offset={2}
      withinPortal
      trapFocus={false}
      returnFocus={false}
      // It is a list, not a dialog.
      withRoles={false}
      hideDetached={false}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <span className={styles['anchor']}>{text}</span>
      </Popover.Target>
      <Popover.Dropdown className={styles['dropdown'] ?? ''}>
        <div
          ref={takeFocus}
          className={styles['list']}
          role="listbox"
          tabIndex={-1}
          aria-label={label}
          aria-activedescendant={`${id}-${at}`}
          onKeyDown={press}
          onBlur={() => end(onLeave)}
        >
          {choices.map(({ value, label: words }, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the list's
            <div
              key={value}
              id={`${id}-${index}`}
              className={styles['choice']}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(index, 'stay')}
            >
              {words}
            </div>
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

function current(choices: readonly CellChoice[], text: string): number {
  return choices.findIndex(({ value, label }) => label === text || value === text || label.startsWith(`${text} · `))
}

function found(choices: readonly CellChoice[], typed: string | null): number | null {
  if (typed === null) return null
  const index = choices.findIndex(({ label }) => label.toLowerCase().startsWith(typed.toLowerCase()))
  return index < 0 ? null : index
}

/** The open list takes the keys. It is added to the document after the cell. */
function takeFocus(list: HTMLElement | null): void {
  list?.focus({ preventScroll: true })
}
