import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_COMMENT } from '../../../../contract/sharing/links.ts'
import { reasonOf } from '../../../errors/message.ts'
import buttons from '../../../kit/buttons.module.css'
import { LongTextField } from '../../../kit/fields/LongTextField.tsx'
import { keepGuestName, useGuestName } from '../discussion/guest-name.ts'
import { GuestNameField } from '../discussion/GuestNameField.tsx'
import { saysMoved } from '../page/refusals.ts'
import { useApproveShared, type SharedView } from '../queries.ts'
import styles from './ApproveForm.module.css'
import { WhatIsApproved } from './WhatIsApproved.tsx'

interface ApproveFormProps {
  token: string
  view: SharedView
  note: string
  onNote: (note: string) => void
  /** The content has changed, so the reader looks at it again. */
  onLook: () => void
  onApproved: () => void
}

/** The form of an approval: name and note. */
export function ApproveForm({ token, view, note, onNote, onLook, onApproved }: ApproveFormProps) {
  const { t } = useTranslation()
  // Newer content has not been seen.
  const [seen] = useState(view)
  const known = useGuestName()
  const [typedName, setTypedName] = useState<string>()
  const [isNameMissing, setIsNameMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { mutate, isPending, error } = useApproveShared(token)
  const name = (typedName ?? known).trim()
  const hasMoved = view.contentHash !== seen.contentHash || saysMoved(error)

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setIsNameMissing(name === '')
    if (name === '') {
      form.current?.querySelector('input')?.focus()
      return
    }
    mutate(
      { name, note: note.trim(), contentHash: seen.contentHash },
      {
        onSuccess: onApproved,
        onError: (refusal) => {
          // The name is stored, because the page is loaded again meanwhile.
          if (saysMoved(refusal)) keepGuestName(name)
        },
      },
    )
  }
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={send}>
      <WhatIsApproved view={seen} />
      <GuestNameField
        typed={typedName}
        error={isNameMissing ? t('shared.talk.namePrompt') : undefined}
        onType={(next) => {
          setTypedName(next)
          setIsNameMissing(false)
        }}
      />
      <LongTextField label={t('shared.approve.note')} value={note} rows={2} most={LONGEST_COMMENT} onChange={onNote} />
      <div className={styles['refusal']} role="alert">
        {hasMoved && (
          <>
            <p className={styles['moved']}>{t('shared.approve.moved')}</p>
            <p>{t('shared.approve.movedHint')}</p>
          </>
        )}
        {error && !hasMoved && <p className={styles['moved']}>{reasonOf(error, t)}</p>}
      </div>
      {hasMoved ? (
        <button type="button" className={buttons['filled']} onClick={onLook}>
          {t('shared.approve.look')}
        </button>
      ) : (
        <button type="submit" className={buttons['filled']} aria-busy={isPending}>
          {isPending ? t('shared.approve.sending') : t('shared.approve.send')}
        </button>
      )}
    </form>
  )
}
