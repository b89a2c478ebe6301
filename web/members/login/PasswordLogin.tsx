import { useTranslation } from 'react-i18next'
import { signInByPassword } from '../../../contract/members.ts'
import { call } from '../../api.ts'
import { useCheckedForm } from './checked-form.ts'
import { changeDraft, useLoginDraft } from './draft.ts'
import { EmailField } from './fields/EmailField.tsx'
import { FormEnd } from './fields/FormEnd.tsx'
import styles from './LoginForm.module.css'
import { useLogin } from './login-context.ts'
import { PasswordField } from './fields/PasswordField.tsx'
import { useLimits } from '../queries.ts'
import { RememberMe } from './fields/RememberMe.tsx'
import { emailComplaint, passwordComplaint } from './rules.ts'

/** Signing in by email and password. */
export function PasswordLogin() {
  const { t } = useTranslation()
  const { show, finish } = useLogin()
  const { email, password } = useLoginDraft()
  const form = useCheckedForm({
    check: () => ({ ...emailComplaint(email), ...passwordComplaint(password) }),
    send: async () => finish(await call(signInByPassword, { email, password })),
  })
  return (
    <form id={form.id} className={styles['form']} noValidate onSubmit={form.submit}>
      <EmailField form={form} autoComplete="username" value={email} onType={(typed) => changeDraft({ email: typed })} />
      <PasswordField
        form={form}
        name="password"
        label={t('login.password')}
        most={useLimits().password}
        value={password}
        onType={(typed) => changeDraft({ password: typed })}
      />
      <div className={styles['row']}>
        <RememberMe />
        <button type="button" className={styles['link']} onClick={() => show('reset')}>
          {t('login.forgotten')}
        </button>
      </div>
      <FormEnd form={form} label={t('login.login')} />
    </form>
  )
}
