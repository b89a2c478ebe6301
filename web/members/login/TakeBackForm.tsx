import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { signInByPassword, takeBackEmail } from '../../../contract/members.ts'
import { call } from '../../api.ts'
import { reportFailure } from '../../errors/report.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import { useLimits } from '../queries.ts'
import { signedIn } from '../session/session.ts'
import { useCheckedForm } from './checked-form.ts'
import { FormEnd } from './fields/FormEnd.tsx'
import { NewPasswordFields } from './fields/NewPasswordFields.tsx'
import styles from './LoginForm.module.css'
import { newPasswordComplaint } from './rules.ts'

/** Sets a new password for an account that gets its former address back, and signs in. */
export function TakeBackForm({ token }: { token: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const limits = useLimits()
  const [draft, setDraft] = useState({ newPassword: '', repeated: '' })
  const signIn = async (email: string) => {
    try {
      const tokens = await call(signInByPassword, { email, password: draft.newPassword })
      await signedIn(tokens, { isRemembered: false })
      await navigate('/user/info', { replace: true })
    } catch (error) {
      // The account is theirs again all the same, and the link is used up.
      reportFailure(error)
      await navigate('/login', { replace: true })
    }
  }
  const form = useCheckedForm({
    fields: { password: 'newPassword' },
    check: () => newPasswordComplaint(draft, { limits, isOptional: false }),
    send: async () => {
      const { email } = await call(takeBackEmail, { token, password: draft.newPassword })
      showToast(t('login.takeBackDone', { email }))
      await signIn(email)
    },
  })
  return (
    <form id={form.id} className={styles['form']} noValidate onSubmit={form.submit}>
      <p className={styles['hint']}>{t('login.takeBackHint')}</p>
      <NewPasswordFields
        form={form}
        isOptional={false}
        value={draft}
        onType={(change) => setDraft((now) => ({ ...now, ...change }))}
      />
      <FormEnd form={form} label={t('login.takeBack')} />
    </form>
  )
}
