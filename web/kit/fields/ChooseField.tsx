// oxlint-disable jsx-a11y/prefer-tag-over-role -- the browser's own select finds nothing by a second name
import '../../locales/kit-texts.ts'
import { Popover } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { findByName } from '../lists/find-by-name.ts'
import { CONTROL, Field, type Labelled } from './Field.tsx'

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

interface ChooseFieldProps extends Labelled {
  name?: string
  options: readonly ChoiceOfMany[]
  value: string | null
  /** Shown where nothing matches the typed words, in place of the kit's words. */
  noneText?: string
  placeholder?: string
  /** Whether emptying the field clears the choice. */
  isClearable?: boolean
  /** Whether it gets the focus when its dialog opens. */
  isFirst?: boolean
  onChange: (value: string | null) => void
  /** Takes what was typed and is no option; or says why not, and the text stays. */
  onText?: (text: string) => string | undefined
}

/** A choice from many options, found by words (WAI-ARIA's combobox with a listbox). */
export function ChooseField(props: ChooseFieldProps) {
  const { label, of, note, why, name, placeholder, isFirst = false } = props
  const choosing = useChoosing(props)
  const { found, at, text, refused, isOpen, open, type, press, leave } = choosing
  const listId = useId()
  return (
    <Field label={label} of={of} error={refused ?? props.error} note={note} why={why}>
      {(control) => (
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
            <span className="relative flex items-center">
              <input
                {...control}
                name={name}
                className={`${CONTROL} h-40 w-full bg-paper pr-34 pl-12 phone:h-44 text-field text-ellipsis`}
                type="text"
                role="combobox"
                autoComplete="off"
                aria-autocomplete="list"
                aria-expanded={isOpen}
                aria-controls={listId}
                aria-activedescendant={isOpen && found[at] ? `${listId}-${at}` : undefined}
                data-autofocus={isFirst || undefined}
                placeholder={placeholder}
                value={text}
                onFocus={({ target }) => target.select()}
                onBlur={leave}
                {...(why === undefined
                  ? { onClick: open, onKeyDown: press, onChange: ({ target }) => type(target.value) }
                  : { readOnly: true })}
              />
              <IconChevronDown aria-hidden className="pointer-events-none absolute right-12 size-16 text-second" />
            </span>
          </Popover.Target>
          <Popover.Dropdown className="rounded-lg border bg-surface p-5">
            <Options {...props} {...choosing} listId={listId} />
          </Popover.Dropdown>
        </Popover>
      )}
    </Field>
  )
}

const OPTION =
  'flex cursor-pointer flex-wrap gap-x-10 rounded-sm px-10 py-7 text-small wrap-anywhere hover:bg-wash aria-selected:bg-wash data-chosen:font-medium phone:py-11 forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2'

function Options({
  label,
  value,
  noneText,
  listId,
  list,
  found,
  at,
  take,
}: ChooseFieldProps & ReturnType<typeof useChoosing> & { listId: string }) {
  const { t } = useTranslation()
  return (
    <>
      <div ref={list} id={listId} className="max-h-280 overflow-y-auto" role="listbox" aria-label={label}>
        {found.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's
          <div
            key={option.value}
            id={`${listId}-${index}`}
            className={OPTION}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            data-chosen={option.value === value || undefined}
            // Keeps the focus in the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(option)}
          >
            {option.label}
            {option.note && <small className="text-meta text-second">{option.note}</small>}
          </div>
        ))}
      </div>
      {found.length === 0 && <p className="px-10 py-7 text-meta text-second">{noneText ?? t('kit.noneFound')}</p>}
    </>
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
