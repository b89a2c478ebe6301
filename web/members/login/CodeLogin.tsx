import { useTranslation } from 'react-i18next'
import { SCENES, signInByCode } from '../../../contract/members.ts'
import { call } from '../../api.ts'
import { useCheckedForm } from './checked-form.ts'
import { CodeField } from './fields/CodeField.tsx'
import { changeDraft, useLoginDraft } from './draft.ts'
import { EmailField } from './fields/EmailField.tsx'
import { FormEnd } from './fields/FormEnd.tsx'
import styles from './LoginForm.module.css'
import { useLogin } from './login-context.ts'
import { isRefusal, NO_ACCOUNT } from './refusals.ts'
import { RememberMe } from './fields/RememberMe.tsx'
import { codeComplaint, emailComplaint } from './rules.ts'

/** Signing in by email and a code. */
export function CodeLogin() {
  const { t } = useTranslation()
  const { show, finish } = useLogin()
  const { email, code } = useLoginDraft()
  const form = useCheckedForm({
    check: () => ({ ...emailComplaint(email), ...codeComplaint(code) }),
    send: async () => {
      const tokens = await call(signInByCode, { email, code }).catch((error: unknown) => {
        // The code was right and is still valid: registration uses it.
        if (isRefusal(error, NO_ACCOUNT)) return null
        throw error
      })
      if (tokens) return finish(tokens)
      changeDraft({ newcomer: email })
      show('register')
    },
  })
  return (
    <form id={form.id} className={styles['form']} noValidate onSubmit={form.submit}>
      <EmailField form={form} autoComplete="email" value={email} onType={(typed) => changeDraft({ email: typed })} />
      <CodeField
        form={form}
        scene={SCENES.signIn}
        email={email}
        value={code}
        onType={(typed) => changeDraft({ code: typed })}
      />
      <div className={styles['row']}>
        <RememberMe />
        <button type="button" className={styles['link']} onClick={() => show('register')}>
          {t('login.create')}
        </button>
      </div>
      <FormEnd form={form} label={t('login.login')} />
    </form>
  )
}
