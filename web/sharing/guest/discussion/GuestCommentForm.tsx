import type { TFunction } from 'i18next'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { CommentPlace } from '../queries.ts'
import { isSeen } from '../../../../contract/names.ts'
import { LONGEST_COMMENT } from '../../../../contract/sharing/links.ts'
import buttons from '../../../kit/buttons.module.css'
import { LongTextField } from '../../../kit/fields/LongTextField.tsx'
import { useSayOnShared } from '../queries.ts'
import { guestReasonOf } from '../page/refusals.ts'
import { unsentPlace } from '../page/unsent.ts'
import styles from './GuestCommentForm.module.css'
import { useDiscussion } from './discussion-context.ts'
import { keepGuestDraft, useGuestDraft } from './drafts.ts'
import { useGuestName } from './guest-name.ts'
import { GuestNameField } from './GuestNameField.tsx'
import { placeKeyOf } from './threads.ts'

interface CommentFormProps {
  token: string
  label: string
  /** Undefined for a comment on the whole. */
  on?: CommentPlace | undefined
  parentId?: string
  onSent?: () => void
  onCancel?: () => void
}

/** A form for a guest's comment. The draft stays until it is sent. */
export function GuestCommentForm({ token, label, on, parentId, onSent, onCancel }: CommentFormProps) {
  const { t } = useTranslation()
  const failureId = useId()
  const sent = useDiscussion()?.sent
  const within = sent ? `version ${sent.number} part ${sent.place ?? 'all'} ` : ''
  const draftPlace = unsentPlace(token, parentId ?? `${within}${on ? placeKeyOf(on) : 'all'}`)
  const draft = useGuestDraft(draftPlace)
  const text = draft?.text ?? ''
  const known = useGuestName()
  const [typedName, setTypedName] = useState<string>()
  const [isMissing, setIsMissing] = useState<'name' | 'text'>()
  const form = useRef<HTMLFormElement>(null)
  const { mutate, isPending, isSuccess, error, reset } = useSayOnShared(token, draftPlace)
  const name = (typedName ?? known).trim()

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const missing = missingOf(name, text)
    setIsMissing(missing)
    if (missing || !draft) {
      form.current?.querySelector<HTMLElement>(missing === 'name' ? 'input' : 'textarea')?.focus()
      return
    }
    // An answer stays where its thread is.
    const where = parentId ? { parentId } : { ...(on && { on }), ...(sent && { sent }) }
    const comment = { name, text: text.trim(), key: draft.key, ...where }
    mutate(comment, {
      onSuccess: () => {
        setTypedName(undefined)
        onSent?.()
      },
    })
  }
  const type = (next: string) => {
    setIsMissing(undefined)
    if (!isPending) reset()
    keepGuestDraft(draftPlace, next)
  }
  return (
    <form
      ref={form}
      className={styles['form']}
      noValidate
      aria-label={label}
      aria-describedby={failureId}
      onSubmit={send}
    >
      <LongTextField
        label={parentId ? t('shared.talk.replyText') : t('shared.talk.text')}
        value={text}
        rows={3}
        most={LONGEST_COMMENT}
        error={textError(isMissing, text.length, t)}
        onChange={type}
      />
      <GuestNameField
        typed={typedName}
        error={isMissing === 'name' ? t('shared.talk.namePrompt') : undefined}
        onType={(next) => {
          setIsMissing(undefined)
          setTypedName(next)
        }}
      />
      <div className={styles['deeds']}>
        <button type="submit" className={buttons['filled']} aria-busy={isPending}>
          {isPending ? t('shared.talk.sending') : t(parentId ? 'shared.talk.sendReply' : 'shared.talk.send')}
        </button>
        {onCancel && (
          <button type="button" className={buttons['plain']} onClick={onCancel}>
            {t('shared.talk.cancel')}
          </button>
        )}
        <output className={styles['told']}>{isSuccess && text === '' && t('shared.talk.sent')}</output>
      </div>
      <p id={failureId} className={styles['failure']} role="alert">
        {error && `${t('shared.talk.failedSend')} ${guestReasonOf(error, t)}`}
      </p>
    </form>
  )
}

function missingOf(name: string, text: string): 'name' | 'text' | undefined {
  if (!isSeen(text)) return 'text'
  return isSeen(name) ? undefined : 'name'
}

function textError(missing: 'name' | 'text' | undefined, length: number, t: TFunction): string | undefined {
  if (missing === 'text') return t('shared.talk.textPrompt')
  return length >= LONGEST_COMMENT ? t('shared.talk.full', { count: LONGEST_COMMENT }) : undefined
}
