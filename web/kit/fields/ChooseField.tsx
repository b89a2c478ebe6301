// oxlint-disable jsx-a11y/prefer-tag-over-role -- the browser's own select finds nothing by a second name
import { Popover } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { findByName } from '../lists/find-by-name.ts'
import styles from './ChooseField.module.css'

/** The longest list: another letter narrows it. */
const MOST_SHOWN = 60

export interface ChoiceOfMany {
  value: string
  label: string
  /** Shown beside it, such as its path. */
  note?: string
  /** Other words that find it, such as its name in another language. */
  otherWords?: string
}

interface ChooseFieldProps {
  label: string
  name?: string
  options: readonly ChoiceOfMany[]
  value: string | null
  /** Shown where nothing matches the typed words. */
  noneText: string
  placeholder?: string
  error?: string | undefined
  /** Whether emptying the field clears the choice. */
  isClearable?: boolean
  onChange: (value: string | null) => void
  /** Takes what was typed and is no option; or says why not, and the text stays. */
  onText?: (text: string) => string | undefined
}

/** A choice from many options, found by words (WAI-ARIA's combobox with a listbox). */
export function ChooseField(props: ChooseFieldProps) {
  const { label, name, value, noneText, placeholder } = props
  const id = useId()
  const { found, at, text, refused, isOpen, list, open, type, take, press, leave } = useChoosing(props)
  const error = refused ?? props.error
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <Popover
        opened={isOpen}
        position="bottom-start"
        width="target"
        offset={4}
        trapFocus={false}
        returnFocus={false}
        // It is a listbox, not a dialog.
        withRoles={false}
        transitionProps={{ duration: 0 }}
      >
        <Popover.Target>
          <span className={styles['box']}>
            <input
              id={id}
              name={name}
              className={styles['input']}
              type="text"
              role="combobox"
              autoComplete="off"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={`${id}-list`}
              aria-activedescendant={isOpen && found[at] ? `${id}-${at}` : undefined}
              aria-invalid={error ? true : undefined}
              aria-describedby={`${id}-error`}
              placeholder={placeholder}
              value={text}
              onFocus={({ target }) => target.select()}
              onClick={open}
              onChange={({ target }) => type(target.value)}
              onKeyDown={press}
              onBlur={leave}
            />
            <IconChevronDown aria-hidden />
          </span>
        </Popover.Target>
        <Popover.Dropdown className={styles['dropdown'] ?? ''}>
          <div ref={list} id={`${id}-list`} className={styles['list']} role="listbox" aria-label={label}>
            {found.map((option, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's
              <div
                key={option.value}
                id={`${id}-${index}`}
                className={styles['option']}
                role="option"
                tabIndex={-1}
                aria-selected={index === at}
                data-chosen={option.value === value || undefined}
                // Keeps the focus in the field.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => take(option)}
              >
                {option.label}
                {option.note && <small>{option.note}</small>}
              </div>
            ))}
          </div>
          {found.length === 0 && <p className={styles['none']}>{noneText}</p>}
        </Popover.Dropdown>
      </Popover>
      <p id={`${id}-error`} className={styles['error']} role="alert">
        {error}
      </p>
    </div>
  )
}

/** The open list, its active option, and the handling of keys and typing. */
function useChoosing({ options, value, isClearable = false, onChange, onText }: ChooseFieldProps) {
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const [refused, setRefused] = useState<string>()
  const chosen = options.find((option) => option.value === value)
  const found = findByName(options.map(named), typed ?? '').slice(0, MOST_SHOWN)

  const open = () => {
    setIsOpen(true)
    setAt(typed === null ? found.findIndex((option) => option.value === value) : 0)
  }
  const close = () => {
    setIsOpen(false)
    setTyped(null)
    setRefused(undefined)
  }
  /** Hands over a text that is no option; one that is refused stays. */
  const read = () => {
    const why = typed?.trim() ? onText?.(typed) : undefined
    if (why === undefined) close()
    else {
      setIsOpen(false)
      setRefused(why)
    }
  }
  const take = (option: ChoiceOfMany | undefined) => {
    if (option) onChange(option.value)
    close()
  }
  const step = (to: number) => {
    const next = Math.min(Math.max(to, 0), found.length - 1)
    setAt(next)
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' })
  }
  const press = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (isOpen) step(at + (key === 'ArrowDown' ? 1 : -1))
      else open()
    } else if (key === 'Enter' && isOpen) {
      event.preventDefault()
      if (found[at]) take(found[at])
      else read()
    } else if (key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }
  const leave = () => {
    if (isClearable && typed === '') onChange(null)
    read()
  }
  const type = (text: string) => {
    setTyped(text)
    setIsOpen(true)
    setAt(0)
  }
  return { found, at, text: typed ?? chosen?.label ?? '', refused, isOpen, list, open, type, take, press, leave }
}

/** An option's label and all other words that find it. */
function named(option: ChoiceOfMany): ChoiceOfMany & { name: string } {
  return { ...option, name: `${option.label} ${option.otherWords ?? ''}` }
}
