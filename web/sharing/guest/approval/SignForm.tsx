import type { UseMutationResult } from '@tanstack/react-query'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isSeen } from '../../../../contract/names.ts'
import { LONGEST_COMMENT } from '../../../../contract/sharing/links.ts'
import buttons from '../../../kit/buttons.module.css'
import { LongTextField } from '../../../kit/fields/LongTextField.tsx'
import { keepGuestName, useGuestName } from '../discussion/guest-name.ts'
import { GuestNameField } from '../discussion/GuestNameField.tsx'
import { guestReasonOf, saysMoved } from '../page/refusals.ts'
import styles from './ApproveForm.module.css'

interface Signed {
  name: string
  note: string
}

interface SignFormProps<Given> {
  /** What is signed. */
  children: ReactNode
  note: string
  noteLabel: string
  /** What is said where a note is needed and there is none; absent, none is needed. */
  noteMissing?: string
  onNote: (note: string) => void
  /** A field of what is signed is still empty, and says so: it gets the focus. */
  isIncomplete?: boolean
  onTry?: () => void
  sending: Pick<UseMutationResult<unknown, Error, Given>, 'mutate' | 'isPending' | 'error'>
  givenOf: (signed: Signed) => Given
  sendLabel: string
  /** Something newer is there than what the reader saw, who looks at it before signing. */
  hasMoved: boolean
  moved: { text: string; hint: string; look: string }
  onLook: () => void
  onSent: () => void
}

/** A guest's signature under what they saw: name and note. */
export function SignForm<Given>(props: SignFormProps<Given>) {
  const { children, note, noteLabel, noteMissing, onNote, sending, sendLabel, moved, onLook } = props
  const { t } = useTranslation()
  const known = useGuestName()
  const [typedName, setTypedName] = useState<string>()
  const [missing, setMissing] = useState<'note' | 'name'>()
  const form = useRef<HTMLFormElement>(null)
  const { mutate, isPending, error } = sending
  const name = (typedName ?? known).trim()
  const hasMoved = props.hasMoved || saysMoved(error)

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    props.onTry?.()
    const lacks = lackOf()
    setMissing(lacks)
    if (props.isIncomplete) form.current?.querySelector<HTMLElement>('textarea')?.focus()
    else if (lacks) form.current?.querySelector<HTMLElement>(lacks === 'name' ? 'input' : 'textarea')?.focus()
    else mutate(props.givenOf({ name, note: note.trim() }), { onSuccess: props.onSent, onError: keepName })
  }
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={send}>
      {children}
      <GuestNameField
        typed={typedName}
        error={missing === 'name' ? t('shared.talk.namePrompt') : undefined}
        onType={(next) => {
          setTypedName(next)
          setMissing(undefined)
        }}
      />
      <LongTextField
        label={noteLabel}
        value={note}
        rows={2}
        most={LONGEST_COMMENT}
        error={missing === 'note' ? noteMissing : undefined}
        onChange={(next) => {
          onNote(next)
          setMissing(undefined)
        }}
      />
      <div className={styles['refusal']} role="alert">
        {hasMoved && (
          <>
            <p className={styles['moved']}>{moved.text}</p>
            <p>{moved.hint}</p>
          </>
        )}
        {error && !hasMoved && (
          <p className={styles['moved']}>{`${t('shared.talk.failedSend')} ${guestReasonOf(error, t)}`}</p>
        )}
      </div>
      {hasMoved ? (
        <button type="button" className={buttons['filled']} onClick={onLook}>
          {moved.look}
        </button>
      ) : (
        <button type="submit" className={buttons['filled']} aria-busy={isPending}>
          {isPending ? t('shared.approve.sending') : sendLabel}
        </button>
      )}
    </form>
  )

  function lackOf() {
    if (!isSeen(name)) return 'name'
    return noteMissing !== undefined && !isSeen(note) ? 'note' : undefined
  }

  function keepName(refusal: Error) {
    // The name is stored, because the page is loaded again meanwhile.
    if (saysMoved(refusal)) keepGuestName(name)
  }
}
