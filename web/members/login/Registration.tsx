import { useTranslation } from 'react-i18next'
import { register, SCENES } from '../../../contract/members.ts'
import { call } from '../../api.ts'
import { TextField } from '../../kit/fields/TextField.tsx'
import { useCheckedForm } from './checked-form.ts'
import { CodeField } from './fields/CodeField.tsx'
import { changeDraft, useLoginDraft } from './draft.ts'
import { EmailField } from './fields/EmailField.tsx'
import { FormEnd } from './fields/FormEnd.tsx'
import { FormTitle } from './fields/FormTitle.tsx'
import styles from './LoginForm.module.css'
import { useLogin } from './login-context.ts'
import { welcomeNewcomer } from './newcomer.ts'
import { NewPasswordFields } from './fields/NewPasswordFields.tsx'
import { PolicyBox } from './fields/PolicyBox.tsx'
import { useLimits } from '../queries.ts'
import { codeComplaint, emailComplaint, newPasswordComplaint, requiredComplaint } from './rules.ts'

/** From the contract; the nickname's limit is no setting. */
const LONGEST_NICKNAME = 30

/** Creates an account; somebody with a valid code only needs a name. */
export function Registration() {
  const { t } = useTranslation()
  const { finish } = useLogin()
  const limits = useLimits()
  const draft = useLoginDraft()
  const { email, code, nickname, newPassword, isPolicyAccepted } = draft
  const form = useCheckedForm({
    check: () => ({
      ...emailComplaint(email),
      ...codeComplaint(code),
      ...requiredComplaint('nickname', nickname),
      ...newPasswordComplaint(draft, { limits, isOptional: true }),
      ...requiredComplaint('policy', isPolicyAccepted),
    }),
    send: async () => {
      const password = newPassword || undefined
      await finish(await call(register, { email, code, nickname, password, policyAccepted: true }))
      welcomeNewcomer()
    },
  })
  return (
    <form id={form.id} className={styles['form']} noValidate onSubmit={form.submit}>
      <FormTitle
        title={t('login.create')}
        hint={
          email !== '' && email === draft.newcomer
            ? t('login.createKnown', { email: email.trim() })
            : t('login.createHint')
        }
      />
      <EmailField form={form} autoComplete="username" value={email} onType={(typed) => changeDraft({ email: typed })} />
      <CodeField
        form={form}
        scene={SCENES.signIn}
        email={email}
        value={code}
        onType={(typed) => changeDraft({ code: typed })}
      />
      <TextField
        label={t('login.nickname')}
        name="nickname"
        aria-required
        autoComplete="nickname"
        note={t('login.nicknameHint')}
        value={nickname}
        error={form.errors.nickname}
        limit={{ most: LONGEST_NICKNAME, text: t('login.limitReached', { count: LONGEST_NICKNAME }) }}
        onChange={(typed) => {
          form.forget('nickname')
          changeDraft({ nickname: typed })
        }}
      />
      <NewPasswordFields form={form} isOptional value={draft} onType={changeDraft} />
      <PolicyBox error={form.errors.policy} onCheck={() => form.forget('policy')} />
      <FormEnd form={form} label={t('login.create')} />
    </form>
  )
}
