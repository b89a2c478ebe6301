import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type ComponentType, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { InputOf } from '../../../../contract/endpoint.ts'
import { SCENES, type User } from '../../../../contract/members.ts'
import { DAYS_TO_REGRET, requestDeletion } from '../../../../contract/profile.ts'
import { call } from '../../../api.ts'
import { useCheckedForm } from '../../login/checked-form.ts'
import { CodeField } from '../../login/fields/CodeField.tsx'
import { FormEnd } from '../../login/fields/FormEnd.tsx'
import { PasswordField } from '../../login/fields/PasswordField.tsx'
import { codeComplaint, requiredComplaint } from '../../login/rules.ts'
import { changeUser } from '../../session/session.ts'
import styles from './DeletionForm.module.css'
import { dayOf } from '../../../kit/moments.ts'
import { ownSessions } from '../sessions/sessions.ts'

const DAY_MS = 24 * 60 * 60_000

type HandOver = NonNullable<InputOf<typeof requestDeletion>['handOver']>

/** Asks about each thing that others work on; `onChoose` is called with null until all is decided. */
export interface HandingOverProps {
  isMissed: boolean
  onChoose: (handOver: HandOver | null) => void
}

interface DeletionFormProps {
  user: User
  /** Data to export first. */
  leaving: ReactNode
  /** Asks what becomes of things that others work on. */
  HandingOver?: ComponentType<HandingOverProps> | undefined
  onDone: () => void
}

/** The password, or, without one, a code sent to the account's address. */
export function DeletionForm({ user, leaving, HandingOver, onDone }: DeletionFormProps) {
  const { t, i18n } = useTranslation()
  const client = useQueryClient()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [openedAt] = useState(() => Date.now())
  /** Null: undecided. Undefined: unknown yet whether there is anything to decide. */
  const handOver = useRef<HandOver | null | undefined>(HandingOver ? undefined : [])
  /** The form was submitted before that was known. */
  const isWaiting = useRef(false)
  const element = useRef<HTMLFormElement>(null)
  const [isMissed, setIsMissed] = useState(false)
  const form = useCheckedForm({
    fields: { password: 'password', code: 'code' },
    check: () => (user.hasPassword ? requiredComplaint('password', password) : codeComplaint(code)),
    send: async () => {
      const chosen = handOver.current ?? []
      const { deleteTime } = await call(requestDeletion, {
        ...(user.hasPassword ? { password } : { code }),
        ...(chosen.length > 0 && { handOver: chosen }),
      })
      changeUser(user.id, { deleteTime })
      void client.invalidateQueries(ownSessions)
      onDone()
    },
  })
  const when = { days: DAYS_TO_REGRET, date: dayOf(openedAt + DAYS_TO_REGRET * DAY_MS, i18n.language) }
  const submit = (event: FormEvent) => {
    if (handOver.current) return form.submit(event)
    event.preventDefault()
    isWaiting.current = handOver.current === undefined
    setIsMissed(!isWaiting.current)
  }
  const noteChoice = (choice: HandOver | null) => {
    handOver.current = choice
    if (!isWaiting.current) return
    isWaiting.current = false
    element.current?.requestSubmit()
  }
  return (
    <form ref={element} id={form.id} className={styles['form']} noValidate onSubmit={submit}>
      <p>{t('profile.deletionWhat')}</p>
      <p>{t('profile.deletionWhen', when)}</p>
      {HandingOver && <HandingOver isMissed={isMissed} onChoose={noteChoice} />}
      {leaving}
      {user.hasPassword ? (
        <PasswordField
          form={form}
          name="password"
          label={t('profile.deletionPassword')}
          value={password}
          onType={setPassword}
        />
      ) : (
        <>
          <p>{t('profile.deletionCode', { email: user.email })}</p>
          <CodeField
            form={form}
            scene={SCENES.signIn}
            email={user.email}
            checkEmail={() => ({})}
            value={code}
            onType={setCode}
          />
        </>
      )}
      <div className={styles['end']}>
        <FormEnd form={form} label={t('profile.deletionConfirm', when)} />
      </div>
    </form>
  )
}
