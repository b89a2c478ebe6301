// oxlint-disable jsx-a11y/prefer-tag-over-role -- no tag offers names within a text of several lines
import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_TEAM_COMMENT, type Participant } from '../../../../contract/collaboration/discussion-calls.ts'
import { Avatar } from '../../../kit/Avatar.tsx'
import { Field } from '../../../kit/fields/Field.tsx'
import { LONG_TEXT } from '../../../kit/fields/LongTextField.tsx'
import { say } from '../../../kit/toasts/spoken.ts'
import { offersFor, soughtAt } from './naming.ts'

interface MentionFieldProps {
  label: string
  value: string
  /** The people who can be mentioned. */
  people: readonly Participant[]
  error: string
  note?: string | undefined
  field: RefObject<HTMLTextAreaElement | null>
  onType: (text: string) => void
  /** A person was chosen; `text` contains the name already. */
  onPick: (memberId: string, text: string) => void
  /** Ctrl or Cmd with Enter. */
  onSend: () => void
  /** Escape while no names are offered. */
  onEscape?: (() => void) | undefined
}

/** A text area that offers people after an @ (WAI-ARIA combobox with a listbox). */
export function MentionField(props: MentionFieldProps) {
  const { label, value, error, note, field, onType, onSend, onEscape } = props
  const { t } = useTranslation()
  const id = useId()
  const { list, offers, isOpen, at, look, take, pressOffer, close } = useOffers(props)
  const press = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      onSend()
    } else if (key === 'Escape') {
      if (!isOpen && !onEscape) return
      event.preventDefault()
      event.stopPropagation()
      if (isOpen) close()
      else onEscape?.()
    } else pressOffer(event)
  }
  return (
    <Field label={label} error={error} note={note}>
      {(control) => (
        <div className="relative">
          <textarea
            {...control}
            ref={field}
            className={LONG_TEXT}
            rows={2}
            maxLength={LONGEST_TEAM_COMMENT}
            value={value}
            dir="auto"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-controls={isOpen ? `${id}-list` : undefined}
            aria-activedescendant={isOpen ? `${id}-${at}` : undefined}
            data-mantine-stop-propagation={isOpen || onEscape ? 'true' : undefined}
            onChange={({ target }) => {
              onType(target.value)
              look(target.value, target.selectionStart)
            }}
            onKeyDown={press}
            onClick={({ currentTarget }) => look(value, currentTarget.selectionStart)}
            onKeyUp={({ key, currentTarget }) => {
              if (key === 'ArrowLeft' || key === 'ArrowRight') look(value, currentTarget.selectionStart)
            }}
            onBlur={close}
          />
          {isOpen && (
            <div
              ref={list}
              id={`${id}-list`}
              className="absolute top-[calc(100%+4*var(--u))] left-0 z-3 max-h-220 w-[min(100%,calc(320*var(--u)))] overflow-y-auto rounded-md border bg-surface p-4 shadow-overlay"
              role="listbox"
              aria-label={t('discussion.people')}
            >
              {offers.map((person, index) => (
                <Option
                  key={person.memberId}
                  id={`${id}-${index}`}
                  person={person}
                  isSelected={index === at}
                  onTake={() => take(person)}
                />
              ))}
            </div>
          )}
        </div>
      )}
    </Field>
  )
}

/** The people who are offered for the name being typed after an @, and which of them the keys have reached. */
function useOffers({ value, people, field, onPick }: MentionFieldProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLDivElement>(null)
  const [caret, setCaret] = useState<number | null>(null)
  const [at, setAt] = useState(0)
  const sought = caret === null ? null : soughtAt(value, caret)
  const offers = sought ? offersFor(people, sought.words) : []
  const isOpen = offers.length > 0

  const look = (text: string, next: number | null) => {
    setCaret(next)
    setAt(0)
    const found = next === null ? null : soughtAt(text, next)
    const count = found ? offersFor(people, found.words).length : 0
    if (count > 0 && !isOpen) say(t('discussion.offered', { count }))
  }
  const take = (person: Participant | undefined) => {
    if (!person || !sought || caret === null) return
    const named = `@${person.nickname} `
    const end = sought.from + named.length
    onPick(person.memberId, value.slice(0, sought.from) + named + value.slice(caret).replace(/^ /, ''))
    setCaret(null)
    // After the render with the new text.
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(end, end)
    })
  }
  const step = (to: number) => {
    const next = (to + offers.length) % offers.length
    setAt(next)
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' })
  }
  const pressOffer = (event: KeyboardEvent) => {
    if (!isOpen) return
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      step(at + (key === 'ArrowDown' ? 1 : -1))
    } else if ((key === 'Enter' || key === 'Tab') && !event.shiftKey) {
      event.preventDefault()
      take(offers[at])
    }
  }
  return { list, offers, at, isOpen, look, take, pressOffer, close: () => setCaret(null) }
}

interface OptionProps {
  id: string
  person: Participant
  isSelected: boolean
  onTake: () => void
}

function Option({ id, person, isSelected, onTake }: OptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's
    <div
      id={id}
      className="flex min-h-40 cursor-pointer items-center gap-8 rounded-sm px-8 py-4 wrap-anywhere aria-selected:bg-wash forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2"
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      // The text area keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onTake}
    >
      <Avatar name={person.nickname} picture={person.avatar} />
      {person.nickname}
    </div>
  )
}
