import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { invitePerson, LONGEST_INVITATION_MESSAGE } from '../../../contract/collaboration/people-calls.ts'
import { givenRights, type GivenRight, type Work } from '../../../contract/collaboration/rights.ts'
import { reasonOf } from '../../errors/message.ts'
import buttons from '../../kit/buttons.module.css'
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx'
import { LongTextField } from '../../kit/fields/LongTextField.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { showToast } from '../../kit/toasts/toast.ts'
import styles from './People.module.css'
import { usePeopleChange } from './queries.ts'

/** As the browser's own field of an address has it: something, an at sign, a place. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

interface InviteFormProps {
  thing: Work
  onHold?: ((isHeld: boolean) => void) | undefined
}

/** Invites somebody by their address. What is wrong stands below it, and nothing that was typed is lost. */
export function InviteForm({ thing, onHold }: InviteFormProps) {
  const { t } = useTranslation()
  const [email, setEmail] = useState('')
  const [right, setRight] = useState<GivenRight>('edit')
  const [message, setMessage] = useState('')
  const [error, setError] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const { mutate, isPending } = usePeopleChange(invitePerson, { isSilent: true })
  const refuse = (text: string) => {
    setError(text)
    form.current?.querySelector('input')?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const address = email.trim()
    if (address === '') return refuse(t('people.invite.emailMissing'))
    if (!ADDRESS.test(address)) return refuse(t('people.invite.emailWrong'))
    setError(undefined)
    mutate(
      { ...thing, email: address, right, message: message.trim() },
      {
        onSuccess: ({ wasMailedLately }) => {
          setEmail('')
          setMessage('')
          onHold?.(false)
          showToast(t(wasMailedLately ? 'people.invite.renewed' : 'people.invite.sent', { email: address }))
          form.current?.querySelector('input')?.focus()
        },
        onError: (failure) => refuse(reasonOf(failure, t)),
      },
    )
  }
  const type = (next: { email?: string; message?: string }) => {
    if (next.email !== undefined) {
      setEmail(next.email)
      setError(undefined)
    }
    if (next.message !== undefined) setMessage(next.message)
    onHold?.([next.email ?? email, next.message ?? message].some((text) => text.trim() !== ''))
  }
  return (
    <form ref={form} className={styles['form']} aria-label={t('people.invite.title')} noValidate onSubmit={submit}>
      <h3>{t('people.invite.title')}</h3>
      <TextField
        label={t('people.invite.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        value={email}
        error={error}
        note={t('people.invite.sentHint')}
        onChange={(value) => type({ email: value })}
      />
      <ChoiceField
        label={t('people.invite.right')}
        options={givenRights.map((value) => ({ value, label: t(`people.rights.${value}`) }))}
        value={right}
        onChange={setRight}
      />
      <p className={styles['meta']}>{t(`people.rightHints.${right}`)}</p>
      <LongTextField
        label={t('people.invite.message')}
        rows={2}
        most={LONGEST_INVITATION_MESSAGE}
        value={message}
        onChange={(value) => type({ message: value })}
      />
      <button type="submit" className={`${buttons['filled']} ${styles['send']}`} aria-busy={isPending}>
        {t('people.invite.send')}
      </button>
    </form>
  )
}
