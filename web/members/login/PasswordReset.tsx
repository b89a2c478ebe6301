import { useTranslation } from 'react-i18next'
import { resetPassword, SCENES, signInByPassword } from '../../../contract/members.ts'
import { call } from '../../api.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import { useCheckedForm } from './checked-form.ts'
import { CodeField } from './fields/CodeField.tsx'
import { changeDraft, useLoginDraft } from './draft.ts'
import { EmailField } from './fields/EmailField.tsx'
import { FormEnd } from './fields/FormEnd.tsx'
import { FormTitle } from './fields/FormTitle.tsx'
import styles from './LoginForm.module.css'
import { useLogin } from './login-context.ts'
import { NewPasswordFields } from './fields/NewPasswordFields.tsx'
import { useLimits } from '../queries.ts'
import { codeComplaint, emailComplaint, newPasswordComplaint } from './rules.ts'

/** Replaces a forgotten password; setting it signs in. */
export function PasswordReset() {
  const { t } = useTranslation()
  const { finish } = useLogin()
  const limits = useLimits()
  const draft = useLoginDraft()
  const { email, resetCode, newPassword } = draft
  const form = useCheckedForm({
    check: () => ({
      ...emailComplaint(email),
      ...codeComplaint(resetCode),
      ...newPasswordComplaint(draft, { limits, isOptional: false }),
    }),
    send: async () => {
      await call(resetPassword, { email, code: resetCode, password: newPassword })
      showToast(t('login.resetDone'))
      await finish(await call(signInByPassword, { email, password: newPassword }))
    },
  })
  return (
    <form id={form.id} className={styles['form']} noValidate onSubmit={form.submit}>
      <FormTitle title={t('login.reset')} hint={t('login.resetHint')} />
      <EmailField form={form} autoComplete="username" value={email} onType={(typed) => changeDraft({ email: typed })} />
      <CodeField
        form={form}
        scene={SCENES.resetPassword}
        email={email}
        value={resetCode}
        onType={(typed) => changeDraft({ resetCode: typed })}
      />
      <NewPasswordFields form={form} isOptional={false} value={draft} onType={changeDraft} />
      <FormEnd form={form} label={t('login.reset')} />
    </form>
  )
}
