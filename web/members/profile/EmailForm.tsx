import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOf, EMAIL, HOURS_TO_TAKE_BACK, SCENES, type User } from '../../../contract/members.ts'
import { updateEmail } from '../../../contract/profile.ts'
import { call } from '../../api.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import { useCheckedForm } from '../login/checked-form.ts'
import { CodeField } from '../login/fields/CodeField.tsx'
import { EmailField } from '../login/fields/EmailField.tsx'
import { FormEnd } from '../login/fields/FormEnd.tsx'
import { PasswordField } from '../login/fields/PasswordField.tsx'
import { codeComplaint, requiredComplaint, type Complaints } from '../login/rules.ts'
import { changeUser } from '../session/session.ts'
import styles from './ProfileForm.module.css'

const EMPTY = { email: '', code: '', password: '', oldCode: '' }

/** A new address with the code sent there, and proof that the member asks. */
export function EmailForm({ user, onDone }: { user: User; onDone: () => void }) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(EMPTY)
  const { email, code, password, oldCode } = draft
  const change = (next: Partial<typeof EMPTY>) => setDraft((now) => ({ ...now, ...next }))
  // A password is not kept on a page out of sight.
  useEffect(() => () => setDraft((now) => ({ ...now, password: '' })), [])
  const address = addressOf(email)
  const checkEmail = () => addressComplaint(address, user)
  const form = useCheckedForm({
    fields: { email: 'email', code: 'code', password: 'password', oldCode: 'oldCode' },
    check: () => ({
      ...checkEmail(),
      ...codeComplaint(code),
      ...(user.hasPassword ? requiredComplaint('password', password) : requiredComplaint('oldCode', oldCode)),
    }),
    send: async () => {
      await call(updateEmail, { email: address, code, ...(user.hasPassword ? { password } : { oldCode }) })
      changeUser(user.id, { email: address })
      showToast(t('profile.emailChanged', { email: address }))
      onDone()
    },
  })
  return (
    <form id={form.id} className={styles['form']} noValidate onSubmit={form.submit}>
      <div className={styles['fields']}>
        <EmailField
          form={form}
          label={t('profile.newEmail')}
          autoComplete="email"
          value={email}
          onType={(typed) => change({ email: typed })}
        />
        <CodeField
          form={form}
          scene={SCENES.signIn}
          email={email}
          checkEmail={checkEmail}
          value={code}
          onType={(typed) => change({ code: typed })}
        />
        {user.hasPassword ? (
          <PasswordField
            form={form}
            name="password"
            label={t('profile.ownPassword')}
            value={password}
            onType={(typed) => change({ password: typed })}
          />
        ) : (
          <CodeField
            form={form}
            name="oldCode"
            label={t('profile.oldEmailCode')}
            scene={SCENES.signIn}
            email={user.email}
            checkEmail={() => ({})}
            value={oldCode}
            onType={(typed) => change({ oldCode: typed })}
          />
        )}
      </div>
      <p className={styles['state']}>{t('profile.emailRegret', { email: user.email, hours: HOURS_TO_TAKE_BACK })}</p>
      <div className={styles['end']}>
        <FormEnd form={form} label={t('profile.changeEmail')} />
      </div>
    </form>
  )
}

function addressComplaint(address: string, { email }: User): Complaints {
  if (!address) return { email: 'login.emailMissing' }
  if (!EMAIL.test(address)) return { email: 'profile.emailWrong' }
  return address.toLowerCase() === email.toLowerCase() ? { email: 'profile.emailSame' } : {}
}
