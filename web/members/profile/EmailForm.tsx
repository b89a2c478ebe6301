import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EMAIL, SCENES, type User } from '../../../contract/members.ts'
import { updateEmail } from '../../../contract/profile.ts'
import { call } from '../../api.ts'
import { showToast } from '../../ui/toasts/toast.ts'
import { useCheckedForm } from '../login/checked-form.ts'
import { CodeField } from '../login/fields/CodeField.tsx'
import { EmailField } from '../login/fields/EmailField.tsx'
import { FormEnd } from '../login/fields/FormEnd.tsx'
import { codeComplaint, type Complaints } from '../login/rules.ts'
import { changeUser } from '../session/session.ts'
import styles from './ProfileForm.module.css'

/** Another address, and the code that was sent there. */
export function EmailForm({ user, onDone }: { user: User; onDone: () => void }) {
  const { t } = useTranslation()
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const address = email.trim()
  const checkEmail = () => addressComplaint(address, user)
  const form = useCheckedForm({
    fields: { email: 'email', code: 'code' },
    check: () => ({ ...checkEmail(), ...codeComplaint(code) }),
    send: async () => {
      await call(updateEmail, { email: address, code })
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
          onType={(typed) => setEmail(typed)}
        />
        <CodeField
          form={form}
          scene={SCENES.signIn}
          email={email}
          checkEmail={checkEmail}
          value={code}
          onType={(typed) => setCode(typed)}
        />
      </div>
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
